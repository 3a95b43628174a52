import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { EntityManager, EntityTarget } from "typeorm";
import { outboundPath, paths, productFeedPath } from "../../../site/addresses";
import { requestLoaders } from "../../core/graphql/context";
import { currencyDecimals } from "../../core/money/currency";
import { isOnSale } from "../../core/money/lowestPrice";
import type { Offer } from "../../core/money/offer";
import { Select } from "../../core/read/select";
import { rawSql, sql } from "../../core/read/sql";
import { CategoryItem } from "../../features/category/categoryItem.entity";
import { isPriceCurrent } from "../../features/links/currentPrice.service";
import { hasDeadLink } from "../../features/links/linkHealth.loaders";
import { AffiliateProduct } from "../../features/product/affiliateProduct.entity";
import { getSettings } from "../../features/settings/settings.service";
import { getOrigin } from "../origin";
import { element, xmlHead } from "./xml";

/** Few enough that a page of rows holds the process for milliseconds only. */
const pageSize = 500;

interface ListedOffer {
  offer: Offer;
  /** Whether the original price is one that may be called so. */
  isReduced: boolean;
}

/** Reads the offers that a visitor can buy for a price that the site knows, page by page: a slow client holds no connection. */
async function* readOffers(db: () => EntityManager, kind: EntityTarget<Offer>): AsyncGenerator<ListedOffer[]> {
  let after: string | null = null;
  do {
    const manager = db();
    const query: Select<Offer> = new Select(manager, kind, "offer")
      .andWhere(sql`offer.affiliate_link <> '' AND offer.in_stock AND offer.price_amount IS NOT NULL`)
      .andWhere(rawSql(`offer.price_currency IS NOT NULL AND NOT ${hasDeadLink("offer")}`));
    if (after !== null) query.andWhere(sql`offer.id > ${after}`);
    const rows = await query.readWithExtras({ extras: [isOnSale("offer")], order: "offer.id", limit: pageSize });
    const context = { loader: requestLoaders(manager), cachedCounts: null, dependencies: null };
    const current = await Promise.all(rows.map(async ({ row }) => isPriceCurrent(row, context)));
    yield rows
      .filter((_, at) => current[at])
      .map(({ row, extras: [isReduced] }) => ({ offer: row, isReduced: isReduced === true }));
    after = rows.length === pageSize ? (rows.at(-1)?.row.id ?? null) : null;
  } while (after !== null);
}

const pictureUrl = (address: string, origin: string): string => (address.startsWith("/") ? origin + address : address);

function writeItem({ offer, isReduced }: ListedOffer, origin: string): string {
  const currency = offer.priceCurrency ?? "";
  const money = (amount: number | null): string => `${(amount ?? 0).toFixed(currencyDecimals(currency))} ${currency}`;
  const item = offer instanceof CategoryItem ? offer : null;
  return [
    "<item>",
    element("g:id", offer.id),
    element("title", offer.title),
    element("description", offer.description || offer.title),
    element("link", origin + outboundPath(offer.id, { from: "catalog" })),
    element("g:image_link", pictureUrl(offer.image, origin)),
    element("g:availability", "in_stock"),
    element("g:condition", "new"),
    element("g:price", money(isReduced ? offer.originalPriceAmount : offer.priceAmount)),
    isReduced ? element("g:sale_price", money(offer.priceAmount)) : "",
    element("g:gtin", item?.gtin),
    element("g:product_type", item?.categoryName),
    "</item>\n",
  ].join("");
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
    for await (const offers of readOffers(db, kind)) yield offers.map((each) => writeItem(each, origin)).join("");
  yield "</channel>\n</rss>\n";
}

/** Registers the shop as a product feed in the format of Google Merchant Center. Its links are outbound redirects. */
export function registerProductFeed(app: FastifyInstance, db: () => EntityManager, publicUrl: string | null): void {
  app.get(productFeedPath, (request, reply) =>
    reply
      .header("cache-control", "public, max-age=600")
      .type("application/xml; charset=utf-8")
      .send(Readable.from(writeFeed(db, getOrigin(request, publicUrl)))),
  );
}
