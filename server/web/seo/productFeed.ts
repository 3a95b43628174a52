import type { FastifyInstance } from "fastify";
import type { EntityManager, EntityTarget } from "typeorm";
import { paths } from "../../../site/addresses";
import { productFeedPath } from "../../../site/feedPaths";
import type { CacheTag } from "../../core/cache/cacheTag";
import { requestLoaders } from "../../core/graphql/context";
import { isOnSale } from "../../core/money/lowestPrice";
import type { Offer } from "../../core/money/offer";
import { Select } from "../../core/read/select";
import { rawSql, sql } from "../../core/read/sql";
import { CategoryItem } from "../../features/content/category/categoryItem.entity";
import { isPriceCurrent } from "../../features/shops/links/currentPrice.service";
import { hasDeadLink } from "../../features/shops/links/linkHealth.loaders";
import { AffiliateProduct } from "../../features/content/product/affiliateProduct.entity";
import { getSettings } from "../../features/site/settings/settings.service";
import { getOrigin } from "../origin";
import { costly } from "../refusal";
import { BuiltFiles } from "./builtFiles";
import { type ListedOffer, writeItems } from "./productItem";
import { element, xmlHead } from "./xml";
import type { WebDeps } from "../routes";

/** Few enough that a page of rows holds the process for milliseconds only. */
const pageSize = 500;

/** What the page of an offer needs: the slug of its look, or the name of its category. */
const placeOf = new Map<EntityTarget<Offer>, string>([
  [AffiliateProduct, "(SELECT slug FROM outfits WHERE id = offer.outfit_id)"],
  [CategoryItem, "(SELECT name FROM product_categories WHERE slug = offer.category_name)"],
]);

/** Reads the offers with a picture that a visitor can buy for one price that the site knows, page by page: a slow client holds no connection. */
async function* readOffers(db: () => EntityManager, kind: EntityTarget<Offer>): AsyncGenerator<ListedOffer[]> {
  let after: string | null = null;
  do {
    const manager = db();
    const query: Select<Offer> = new Select(manager, kind, "offer")
      .andWhere(sql`offer.affiliate_link <> '' AND offer.in_stock AND offer.price_amount > 0 AND offer.image <> ''`)
      .andWhere(
        rawSql(`offer.price_currency IS NOT NULL AND NOT is_from_price(offer.price) AND NOT ${hasDeadLink("offer")}`),
      );
    if (after !== null) query.andWhere(sql`offer.id > ${after}`);
    const rows = await query.readWithExtras({
      extras: [isOnSale("offer"), placeOf.get(kind) ?? "''"],
      order: "offer.id",
      limit: pageSize,
    });
    const context = { loader: requestLoaders(manager), cachedCounts: null, dependencies: null };
    const current = await Promise.all(rows.map(async ({ row }) => isPriceCurrent(row, context)));
    yield rows
      .filter((_, at) => current[at])
      .map(({ row, extras: [isReduced, place] }) => ({
        offer: row,
        isReduced: isReduced === true,
        place: String(place),
      }));
    after = rows.length === pageSize ? (rows.at(-1)?.row.id ?? null) : null;
  } while (after !== null);
}

async function* writeFeed(db: () => EntityManager, origin: string): AsyncGenerator<string> {
  const { siteName, siteTagline } = await getSettings(db());
  yield [
    xmlHead,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>',
    element("title", siteName),
    element("link", origin + paths.shop()),
    element("description", siteTagline || siteName),
    "\n",
  ].join("");
  for (const kind of [AffiliateProduct, CategoryItem])
    for await (const offers of readOffers(db, kind)) yield offers.map((each) => writeItems(each, origin)).join("");
  yield "</channel>\n</rss>\n";
}

/** Articles and sessions have no part in the feed. Any other change may: of prices, links, looks, programs, settings. */
const isConcerned = (tag: CacheTag): boolean => !/^(?:blogPosts?(?:[:/]|$)|sessions$)/.test(tag);

/** Registers the shop as a product feed in the format of Google Merchant Center. Its links lead to the site's pages, whose prices are the same. */
export function registerProductFeed(
  app: FastifyInstance,
  { readDb, publicUrl }: Pick<WebDeps, "readDb" | "publicUrl">,
): void {
  const feeds = new BuiltFiles((origin) => writeFeed(readDb, origin), isConcerned);
  app.addHook("onClose", () => feeds.stop());
  app.get(productFeedPath, costly, (request, reply) => {
    void reply.header("cache-control", "public, max-age=600").type("application/xml; charset=utf-8");
    return feeds.send(request, reply, getOrigin(request, publicUrl));
  });
}
