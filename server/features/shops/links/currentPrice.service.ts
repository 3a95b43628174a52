import type { RequestContext } from "../../../core/graphql/context";
import { loadByKey } from "../../../core/graphql/loaders";
import type { Offer } from "../../../core/money/offer";
import { type PriceSource, PriceSourceKind } from "../../../core/money/priceSource";
import { findPriceLimit } from "../../site/programs/outbound.service";
import { readPrograms } from "../../site/programs/program.loaders";

const hour = 3_600_000;

/** What a price needs of a request; mails have no other part of it. */
type PriceContext = Pick<RequestContext, "cachedCounts" | "dependencies" | "loader">;

/** What a feed says of its prices: when it confirmed them last, and for which program. */
const priceFeeds = loadByKey<{ confirmedAt: Date | null; programId: string | null } | null>(async (db, ids) => {
  const rows = await db.query<{ id: string; confirmedAt: Date | null; programId: string | null }[]>(
    `SELECT id, confirmed_at AS "confirmedAt", program_id AS "programId" FROM feeds WHERE id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((feed) => [feed.id, feed]));
}, null);

/** An unchanged feed confirms its prices without a write of each item. */
const readConfirmation = async ({ priceFeedId }: Offer, loader: RequestContext["loader"]): Promise<Date | null> =>
  priceFeedId ? ((await loader(priceFeeds).load(priceFeedId))?.confirmedAt ?? null) : null;

export async function readPriceDate(offer: Offer, loader: RequestContext["loader"]): Promise<Date> {
  const confirmedAt = await readConfirmation(offer, loader);
  return confirmedAt && confirmedAt > offer.priceCheckedAt ? confirmedAt : offer.priceCheckedAt;
}

/** Returns what last stated the price, and when; null without a price, and when nobody knows. */
export async function readPriceSource(offer: Offer, loader: RequestContext["loader"]): Promise<PriceSource | null> {
  if (offer.price === "") return null;
  const { priceSourceKind: kind, priceCheckedAt } = offer;
  const confirmedAt = await readConfirmation(offer, loader);
  // An editor who takes the feed's price does so after the run that stated it.
  if (confirmedAt && (kind === PriceSourceKind.FEED || confirmedAt > priceCheckedAt))
    return { kind: PriceSourceKind.FEED, at: confirmedAt };
  return kind && { kind, at: priceCheckedAt };
}

/** Returns for how many hours the offer's program lets its prices be shown; null without a limit. */
export async function readPriceLimit(
  { affiliateLink, priceFeedId }: Offer,
  context: PriceContext,
): Promise<number | null> {
  const programs = await readPrograms(context);
  const feed = priceFeedId ? await context.loader(priceFeeds).load(priceFeedId) : null;
  return findPriceLimit(programs, affiliateLink, feed?.programId);
}

export function isPriceCurrent(offer: Offer, context: PriceContext): boolean | Promise<boolean> {
  if (!offer.affiliateLink || offer.price === "") return true;
  return readPriceLimit(offer, context).then(
    async (limit) =>
      limit === null || Date.now() - (await readPriceDate(offer, context.loader)).getTime() <= limit * hour,
  );
}
