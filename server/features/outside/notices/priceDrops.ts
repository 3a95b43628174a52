import type { EntityManager } from "typeorm";
import { adminPaths } from "../../../../site/addresses";
import { isShown } from "../../../core/kinds/visibility";
import { daysBefore } from "../../../core/money/lowestPrice";
import { moneyText } from "../../../core/money/moneyText";
import { type FormerPrices, formerPrices } from "../../shops/links/prices/priceDays.loaders";
import { findPriceLimit } from "../../site/programs/outbound.service";
import { listPrograms } from "../../site/programs/program.service";
import type { FoundNotice } from "./notice.types";

interface ChangedProduct {
  id: string;
  title: string;
  outfit: string;
  currency: string;
  link: string;
  feedProgramId: string | null;
}

/** Products of public looks that cost less than just before. `formerPrices` has the whole rule, and costs more. */
const changedProducts = `
  WITH changed AS MATERIALIZED (
    SELECT product.id, product.title, product.outfit_id, product.affiliate_link, product.price_feed_id, latest.currency
    FROM affiliate_products product JOIN price_days latest ON latest.offer_id = product.id
    WHERE product.deleted_at IS NULL AND latest.last_day IS NULL AND latest.day >= (now() AT TIME ZONE 'UTC')::date - ${daysBefore}
      AND EXISTS (SELECT FROM price_days former WHERE former.offer_id = product.id AND former.day < latest.day
        AND former.amount > latest.amount AND former.last_day >= latest.day - ${daysBefore}
        -- Follows from the days above. Few prices have ended lately, and PostgreSQL begins with those.
        AND former.last_day >= (now() AT TIME ZONE 'UTC')::date - ${2 * daysBefore})
  )
  SELECT changed.id, changed.title, outfit.title AS outfit, changed.currency, changed.affiliate_link AS link,
    (SELECT program_id FROM feeds WHERE id = changed.price_feed_id) AS "feedProgramId"
  FROM changed JOIN outfits outfit ON outfit.id = changed.outfit_id AND ${isShown("outfits", "outfit", "visitor")}`;

/** Returns how far the price dropped, 0 to 1; null where visitors see no drop (`Offer.priceDroppedFrom`). */
const dropShare = ({ isNews, lowest, amount }: FormerPrices): number | null =>
  isNews && lowest !== null && lowest > amount ? 1 - amount / lowest : null;

/** Finds the price drops of looks' products that visitors see, the largest first. */
export async function findPriceDrops(db: EntityManager): Promise<FoundNotice[]> {
  const changed: ChangedProduct[] = await db.query(changedProducts);
  if (changed.length === 0) return [];
  const programs = await listPrograms(db);
  // A program that limits how long a price may be shown forbids former ones.
  const shown = changed.filter(({ link, feedProgramId }) => findPriceLimit(programs, link, feedProgramId) === null);
  const loader = formerPrices(db);
  const drops = await Promise.all(
    shown.map(async ({ id, title, outfit, currency }) => {
      const prices = await loader.load(id);
      const share = prices && dropShare(prices);
      if (!prices || share === null) return [];
      const [before, now] = [prices.lowest ?? 0, prices.amount].map((amount) => moneyText(amount, currency));
      const text = `The price of “${title}” in “${outfit}” dropped from ${before} to ${now}.`;
      return [{ id, text, share }];
    }),
  );
  return drops
    .flat()
    .sort((a, b) => b.share - a.share || a.text.localeCompare(b.text))
    .map(({ id, text }) => ({ kind: "PRICE_DROP", subjectId: id, text, path: adminPaths.products({ edit: id }) }));
}
