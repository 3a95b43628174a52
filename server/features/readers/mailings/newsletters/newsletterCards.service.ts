import type { EntityManager } from "typeorm";
import { paths } from "../../../../../site/addresses";
import { outboundPath } from "../../../../../site/outbound";
import { requestLoaders } from "../../../../core/graphql/context";
import { isShown } from "../../../../core/kinds/visibility";
import type { PriceSourceKind } from "../../../../core/money/priceSource";
import { Select } from "../../../../core/read/select";
import { sql } from "../../../../core/read/sql";
import type { Mention } from "../../../content/blog/mentions/mentions.service";
import { isPriceCurrent, readPriceDate, readPriceSource } from "../../../shops/links/currentPrice.service";
import { AffiliateProduct } from "../../../content/product/affiliateProduct.entity";

/** A look, a celebrity or a product in a mail. */
export interface NewsletterCard {
  /** A path of this site. */
  path: string;
  /** As stored; empty for none. */
  image: string;
  title: string;
  /** The celebrity of a look, or the price of a product; empty for none. */
  note: string;
  /** What stated the price, and when; empty without a price. */
  source: string;
}

interface PageRow {
  id: string;
  type: "outfit" | "celebrity";
  slug: string;
  title: string;
  image: string;
  note: string;
}

const readPages = `
  SELECT outfit.id, 'outfit' AS type, outfit.slug, outfit.title, outfit.image, COALESCE(wearer.name, '') AS note
  FROM outfits outfit
  LEFT JOIN celebrities wearer ON wearer.id = outfit.celebrity_id AND ${isShown("celebrities", "wearer", "visitor")}
  WHERE outfit.id = ANY($1::uuid[])
  UNION ALL
  SELECT id, 'celebrity', slug, name, image, '' FROM celebrities WHERE id = ANY($1::uuid[])`;

const toPageCard = ({ type, slug, title, image, note }: PageRow): NewsletterCard => ({
  path: paths[type](slug),
  image,
  title,
  note,
  source: "",
});

/** As the pages of the site say it. */
const sourceWords: Record<PriceSourceKind, string> = {
  FEED: "From the shop's feed",
  PAGE: "From the shop's page",
  EDITOR: "Entered by our editors",
};

const formatDay = (day: Date, timeZone: string): string =>
  day.toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric", timeZone });

/** Returns the price that visitors would get now, with its source; both are empty when they would get none. */
async function describePrice(
  db: EntityManager,
  product: AffiliateProduct,
  timeZone: string,
): Promise<Pick<NewsletterCard, "note" | "source">> {
  const context = { loader: requestLoaders(db), cachedCounts: null, dependencies: null };
  const { price, retailer } = product;
  if (price === "" || !(await isPriceCurrent(product, context))) return { note: retailer, source: "" };
  const known = await readPriceSource(product, context.loader);
  const at = known?.at ?? (await readPriceDate(product, context.loader));
  return {
    note: retailer ? `${price} at ${retailer}` : price,
    source: `${known ? `${sourceWords[known.kind]},` : "As of"} ${formatDay(at, timeZone)}`,
  };
}

async function toProductCard(db: EntityManager, product: AffiliateProduct, timeZone: string): Promise<NewsletterCard> {
  const { id, title, image } = product;
  return { path: outboundPath(id), image, title, ...(await describePrice(db, product, timeZone)) };
}

/**
 * Reads the cards of what visitors may see, by the id of the row.
 * @param timeZone of the site, for the days of prices
 */
export async function readCards(
  db: EntityManager,
  mentions: readonly Mention[],
  timeZone: string,
): Promise<Map<string, NewsletterCard>> {
  const ids = mentions.filter((mention) => mention.isShown).map(({ id }) => id);
  const pages: PageRow[] = ids.length > 0 ? await db.query(readPages, [ids]) : [];
  const products = await new Select(db, AffiliateProduct, "product").andWhere(sql`product.id = ANY(${ids})`).read();
  const cards = new Map(pages.map((page) => [page.id, toPageCard(page)]));
  for (const product of products) cards.set(product.id, await toProductCard(db, product, timeZone));
  return cards;
}
