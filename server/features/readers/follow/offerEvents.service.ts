import type { EntityManager } from "typeorm";
import { paths } from "../../../../site/addresses";
import { isShown } from "../../../core/kinds/visibility";
import { lowestPriceBefore } from "../../../core/money/lowestPrice";
import { moneyText } from "../../../core/money/moneyText";
import { joinSql, rawSql, renderSql, sql, type SqlFragment } from "../../../core/read/sql";
import { readRows } from "../../../core/read/runStatement";
import { hasDeadLink } from "../../shops/links/linkHealth.loaders";
import { currentPrices, isPriceNews, offersWithFormerPrice } from "../../shops/links/prices/priceDays.loaders";
import { findPriceLimit } from "../../site/programs/outbound.service";
import type { AffiliateProgram } from "../../site/programs/affiliateProgram.entity";
import { listPrograms } from "../../site/programs/program.service";
import type { Followed, OfferEvent } from "./followed.types";
import { mostEvents } from "./newLooks.service";

/** How long a return to stock is news, as a price drop is. */
const newsDays = 30;

interface EventRow {
  id: string;
  title: string;
  image: string;
  link: string;
  /** As entered; empty when unknown. */
  price: string;
  /** Empty when unknown. */
  retailer: string;
  feedProgramId: string | null;
  /** Null for an item of a category. */
  look: string | null;
  /** Slug of the look or of the category. */
  slug: string;
  /** YYYY-MM-DD. */
  day: string;
  at: Date;
  changed: Date;
}

interface DropRow extends EventRow {
  amount: number;
  lowest: number;
  currency: string;
}

const offerColumns = (alias: string): string =>
  `${alias}.id, ${alias}.title, ${alias}.image, ${alias}.affiliate_link, ${alias}.price, ${alias}.retailer, ${alias}.price_feed_id, ${alias}.in_stock,
   ${alias}.created_at, ${alias}.updated_at`;

const products = (condition: SqlFragment): SqlFragment =>
  sql`SELECT ${rawSql(offerColumns("product"))}, outfit.title AS look, outfit.slug, outfit.created_at AS look_created_at
    FROM affiliate_products product JOIN outfits outfit ON outfit.id = product.outfit_id
    WHERE product.deleted_at IS NULL AND ${rawSql(isShown("outfits", "outfit", "visitor"))} AND ${condition}`;

const items = (condition: SqlFragment): SqlFragment =>
  sql`SELECT ${rawSql(offerColumns("item"))}, NULL AS look, item.category_name AS slug, NULL::timestamptz AS look_created_at
    FROM category_items item WHERE item.deleted_at IS NULL AND ${condition}`;

const ofCelebrities = (ids: readonly string[]): SqlFragment =>
  products(sql`outfit.celebrity_id IN (SELECT celebrity.id FROM celebrities celebrity
    WHERE celebrity.id = ANY(${ids}::uuid[]) AND ${rawSql(isShown("celebrities", "celebrity", "visitor"))})`);

const ofFavoriteLooks = (ids: readonly string[]): SqlFragment =>
  products(sql`product.outfit_id = ANY(${ids}::uuid[]) AND product.id <> ALL(${ids}::uuid[])`);

/** In parts, so that each uses its index. */
const ofFavorites = (ids: readonly string[]): SqlFragment => joinSql([ofIds(ids), ofFavoriteLooks(ids)], " UNION ALL ");

const ofIds = (ids: readonly string[]): SqlFragment =>
  joinSql([products(sql`product.id = ANY(${ids}::uuid[])`), items(sql`item.id = ANY(${ids}::uuid[])`)], " UNION ALL ");

/**
 * SQL that selects the offers of a list, and those that can be new in it. A celebrity's new products come with the new look;
 * a place has new looks alone.
 */
function selectOffers(followed: Followed): { all: SqlFragment; added: SqlFragment | null } {
  if (followed.kind === "following") return { all: ofCelebrities(followed.ids), added: null };
  if (followed.kind === "favorites") return { all: ofFavorites(followed.ids), added: ofFavoriteLooks(followed.ids) };
  const all = items(sql`item.category_name = ${followed.slug}`);
  return { all, added: all };
}

const isAvailable = `offer.in_stock AND NOT ${hasDeadLink("offer")}`;
const shown = `offer.id, offer.title, offer.image, offer.affiliate_link AS link, offer.price, offer.retailer, offer.look, offer.slug,
  (SELECT program_id FROM feeds WHERE id = offer.price_feed_id) AS "feedProgramId"`;
const utcDay = (time: string): string => `(${time} AT TIME ZONE 'UTC')::date`;
const startOf = (day: string): string => `${day}::timestamp AT TIME ZONE 'UTC'`;

const read = <Row extends EventRow>(db: EntityManager, statement: SqlFragment): Promise<Row[]> => {
  const { text, values } = renderSql(statement);
  return readRows<Row>(db, text, values);
};

/** A look's first products are not new: they come with the look. */
const selectNew = (offers: SqlFragment): SqlFragment =>
  sql`SELECT ${rawSql(shown)}, ${rawSql(utcDay("offer.created_at"))}::text AS day, offer.created_at AS at, offer.updated_at AS changed
    FROM (${offers}) offer
    WHERE offer.look IS NULL OR ${rawSql(utcDay("offer.created_at"))} > ${rawSql(utcDay("offer.look_created_at"))}
    ORDER BY offer.created_at DESC, offer.id DESC LIMIT ${mostEvents}`;

/** Drops by the rule of `Offer.priceDroppedFrom`. More than needed, because some programs forbid to show them. */
const selectDrops = (offers: SqlFragment, most: number | null): SqlFragment =>
  sql`SELECT ${rawSql(shown)}, current.day::text AS day, ${rawSql(startOf("current.day"))} AS at, ${rawSql(startOf("current.day"))} AS changed,
      current.amount::float8 AS amount, current.currency, lowest.amount::float8 AS lowest
    FROM (${offers}) offer JOIN (SELECT current.* FROM ${rawSql(currentPrices)} WHERE ${rawSql(isPriceNews)} AND former.amount > current.amount
      AND current.offer_id IN (${rawSql(offersWithFormerPrice)})) current
      ON current.offer_id = offer.id
    CROSS JOIN LATERAL (SELECT ${rawSql(lowestPriceBefore("offer.id"))} AS amount) lowest
    WHERE lowest.amount > current.amount AND ${rawSql(isAvailable)}
    ORDER BY current.day DESC, offer.id LIMIT ${most && 2 * most}::int`;

const selectRestocks = (offers: SqlFragment, most: number | null): SqlFragment =>
  sql`SELECT ${rawSql(shown)}, restock.restocked_on::text AS day, ${rawSql(startOf("restock.restocked_on"))} AS at,
      ${rawSql(startOf("restock.restocked_on"))} AS changed
    FROM (${offers}) offer JOIN restocks restock ON restock.offer_id = offer.id
    WHERE restock.restocked_on >= ${rawSql(utcDay("now()"))} - ${rawSql(String(newsDays))}
      AND restock.restocked_on > ${rawSql(utcDay("offer.created_at"))} AND ${rawSql(isAvailable)}
    ORDER BY restock.restocked_on DESC, offer.id LIMIT ${most}::int`;

/** Of a long title, the part that the search of the category's page takes. */
const searchText = (title: string): string => title.slice(0, 100);

const toEvent = (
  { id, title, image, look, slug, day, at, changed }: EventRow,
  event: Pick<OfferEvent, "kind" | "text"> & { prefix: string },
): OfferEvent => ({
  id: event.kind === "new" ? `urn:uuid:${id}` : `${event.kind}:${id}:${day}`,
  kind: event.kind,
  title: `${event.prefix}: ${title}`,
  text: look === null ? event.text : `${event.text} It is a piece of the look “${look}”.`,
  path: look === null ? paths.category(slug, { search: searchText(title) }) : paths.outfit(slug),
  image,
  at: new Date(at),
  changed: new Date(changed),
});

const atShop = ({ retailer }: EventRow): string => (retailer ? ` at ${retailer}` : "");

/** Feed readers show what they have read for days, so a price that must not be shown for long is left out. */
const mayShowPrice = (programs: readonly AffiliateProgram[], { link, feedProgramId }: EventRow): boolean =>
  findPriceLimit(programs, link, feedProgramId) === null;

/** "For $40 at Northloom." */
function describeNew(row: EventRow, programs: readonly AffiliateProgram[]): string {
  if (row.price !== "" && mayShowPrice(programs, row)) return `For ${row.price}${atShop(row)}.`;
  return `${row.retailer || "A shop"} sells it.`;
}

/** A real price drop, or a return to stock. */
export interface OfferNews extends OfferEvent {
  offerId: string;
  /** When it began: YYYY-MM-DD, in UTC. */
  day: string;
  /** The dropped price; null for a return to stock. */
  price: { amount: number; currency: string } | null;
}

async function listDrops(db: EntityManager, offers: SqlFragment, most: number | null): Promise<OfferNews[]> {
  const rows = await read<DropRow>(db, selectDrops(offers, most));
  const programs = await listPrograms(db);
  return rows
    .filter((row) => mayShowPrice(programs, row))
    .slice(0, most ?? rows.length)
    .map((row) => {
      const { id: offerId, day, amount, currency } = row;
      const [before, now] = [row.lowest, amount].map((one) => moneyText(one, currency));
      const text = `The price dropped from ${before} to ${now}${atShop(row)}.`;
      const event = toEvent(row, { kind: "drop", prefix: "Price drop", text });
      return { ...event, offerId, day, price: { amount, currency } };
    });
}

/** @param most of each kind; null for all */
async function listNews(db: EntityManager, offers: SqlFragment, most: number | null): Promise<OfferNews[]> {
  // One after the other: mails ask within a transaction, on one connection.
  const drops = await listDrops(db, offers, most);
  const restocks = await read(db, selectRestocks(offers, most));
  const returns = restocks.map((row) => {
    const text = `It can be bought again${atShop(row)}.`;
    const event = toEvent(row, { kind: "restock", prefix: "Back in stock", text });
    return { ...event, offerId: row.id, day: row.day, price: null };
  });
  return [...drops, ...returns];
}

/** Returns all real price drops and returns to stock of some offers, by the rules of `listOfferEvents`. */
export const listOfferNews = (db: EntityManager, ids: readonly string[]): Promise<OfferNews[]> =>
  listNews(db, ofIds(ids), null);

/**
 * Returns what happened to the offers of a list: new ones, real price drops and returns to stock. A drop whose price rose again
 * and a piece that is sold out again are missing, as is everything that visitors cannot see.
 */
export async function listOfferEvents(db: EntityManager, followed: Followed): Promise<OfferEvent[]> {
  const { all, added } = selectOffers(followed);
  const [additions, news, programs] = await Promise.all([
    added ? read(db, selectNew(added)) : [],
    listNews(db, all, mostEvents),
    listPrograms(db),
  ]);
  const toNew = (row: EventRow) => toEvent(row, { kind: "new", prefix: "New", text: describeNew(row, programs) });
  return [...additions.map(toNew), ...news];
}
