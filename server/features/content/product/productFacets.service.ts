import type { EntityManager } from "typeorm";
import { hasPublicStatus } from "../../../core/kinds/publicSql";
import { isShown } from "../../../core/kinds/visibility";
import { isOnSale } from "../../../core/money/lowestPrice";
import { isInRange, PriceRange } from "../../../core/money/priceRange";
import { isPricedIn } from "../../../core/money/siteCurrency";
import type { FilterValue } from "../../../core/graphql/facet";
import { getAudience } from "../../../core/read/audience";
import {
  areTooMany,
  listValues,
  maxCountedRows,
  readFilterValues,
  withoutCounts,
} from "../../../core/read/readFilterValues";
import { runStatement } from "../../../core/read/runStatement";
import { Select } from "../../../core/read/select";
import { joinSql, rawSql, renderSql, sql, type SqlFragment } from "../../../core/read/sql";
import { colorFamilies, garmentFamilies } from "../../../core/vocabulary/vocabulary";
import { AffiliateProduct } from "./affiliateProduct.entity";
import type { AffiliateProductFilter } from "./product.inputs";
import { filterProducts } from "./product.service";
import type { CelebrityFacet, ProductFacets } from "./product.types";

const alias = "product";
const maxCelebrities = 50;

type Column = "garments" | "colors";
const columnFamilies: Record<Column, readonly string[]> = { garments: garmentFamilies, colors: colorFamilies };

/** Names, or lists of names, with the numbers of products that have them. */
type Groups<Name> = [Name, number][];

/** Counts families by the distinct lists of names: few, so that the database unnests no row. */
function countFamilies(column: Column, groups: Groups<string[]>): FilterValue[] {
  const counts = new Map(columnFamilies[column].map((name) => [name, 0]));
  for (const [found, count] of groups) {
    for (const name of found) {
      const sum = counts.get(name);
      if (sum !== undefined) counts.set(name, sum + count);
    }
  }
  return [...counts]
    .flatMap(([name, count]) => (count > 0 ? [{ name, count }] : []))
    .sort((one, other) => other.count - one.count);
}

async function readFamilies(select: Select<AffiliateProduct>, column: Column): Promise<FilterValue[]> {
  const names = `${alias}.${column}`;
  const limit = maxCountedRows(select);
  const groups = (await select
    .andWhere(sql`${rawSql(names)} <> '{}'`)
    .readColumns([names, "count(*)::int"], { groupBy: names, within: limit + 1 })) as Groups<string[]>;
  return areTooMany(
    groups.map(([, count]) => count),
    limit,
  )
    ? withoutCounts(columnFamilies[column])
    : countFamilies(column, groups);
}

/**
 * Returns the celebrities with the highest counts of `worn`, by name. Looks them up in the order of their counts until it has
 * enough.
 */
async function readCelebrities(db: EntityManager, worn: SqlFragment): Promise<CelebrityFacet[]> {
  const audience = getAudience(db);
  const isPublic = rawSql(isShown("celebrities", "celebrity", audience));
  const { text, values } = renderSql(sql`
    SELECT slug, name, count FROM (
      SELECT celebrity.slug, celebrity.name, worn.count
      FROM (SELECT celebrity_id, sum(count)::int AS count FROM (${worn}) worn GROUP BY 1 ORDER BY 2 DESC, 1) worn
      CROSS JOIN LATERAL (SELECT slug, name FROM celebrities celebrity WHERE id = worn.celebrity_id AND ${isPublic}
        AND EXISTS (SELECT FROM outfits outfit WHERE outfit.celebrity_id = celebrity.id
          AND ${rawSql(isShown("outfits", "outfit", audience))}) OFFSET 0) celebrity
      ORDER BY worn.count DESC, worn.celebrity_id LIMIT ${rawSql(String(maxCelebrities))}
    ) most ORDER BY searchable(name) COLLATE "C"`);
  const rows = await runStatement(db, text, values, { planDependsOnValues: true });
  return rows.map(([slug, name, count]) => ({ slug, name, count }) as CelebrityFacet);
}

/** The 50 celebrities with the most products. @param products numbers of products by outfit: outfits have several */
function sumByCelebrity(db: EntityManager, products: Groups<string>): Promise<CelebrityFacet[]> {
  const [ids, counts] = [products.map(([id]) => id), products.map(([, count]) => count)];
  return readCelebrities(
    db,
    sql`SELECT outfit.celebrity_id, product.count FROM unnest(${ids}::uuid[], ${counts}::int[]) product (outfit_id, count)
      JOIN outfits outfit ON outfit.id = product.outfit_id`,
  );
}

/** The 50 celebrities with the most outfits, also those of a day to come. An index has the numbers. */
async function listCelebrities(db: EntityManager): Promise<CelebrityFacet[]> {
  const isCounted = getAudience(db) === "editor" ? "TRUE" : hasPublicStatus("outfit");
  const worn = rawSql(`SELECT celebrity_id, count(*) AS count FROM outfits outfit
    WHERE deleted_at IS NULL AND celebrity_id IS NOT NULL AND ${isCounted} GROUP BY 1`);
  return (await readCelebrities(db, worn)).map((celebrity) => ({ ...celebrity, count: null }));
}

async function countCelebrities(db: EntityManager, select: Select<AffiliateProduct>): Promise<CelebrityFacet[]> {
  const column = `${alias}.outfit_id`;
  const limit = maxCountedRows(select);
  const options = { groupBy: column, within: limit + 1 };
  const products = (await select.readColumns([column, "count(*)::int"], options)) as Groups<string>;
  return areTooMany(
    products.map(([, count]) => count),
    limit,
  )
    ? listCelebrities(db)
    : sumByCelebrity(db, products);
}

const listRetailers = (db: EntityManager) => listValues(db, "affiliate_products", "retailer");

/** Returns all values of the shop, without numbers. */
const listFacets = async (db: EntityManager): Promise<ProductFacets> => ({
  garments: withoutCounts(garmentFamilies),
  colors: withoutCounts(colorFamilies),
  retailers: withoutCounts(await listRetailers(db)),
  celebrities: await listCelebrities(db),
  prices: withoutCounts(Object.values(PriceRange)),
  onSale: null,
});

/** What the products that match all filters have. */
interface Matched {
  garments: Groups<string[]>;
  colors: Groups<string[]>;
  retailers: Groups<string>;
  outfits: Groups<string>;
  onSale: number;
  prices: number[];
}

const groupMatched = (column: string, condition: string): SqlFragment =>
  rawSql(`(SELECT COALESCE(json_agg(json_build_array(name, count) ORDER BY name), '[]')
    FROM (SELECT ${column} AS name, count(*)::int AS count FROM matched WHERE ${condition} GROUP BY 1) part)`);

const countMatched = (condition: SqlFragment): SqlFragment =>
  sql`(SELECT count(*)::int FROM matched WHERE ${condition})`;

/** Reads the products that match all filters once, for every value of a filter that is not set. Returns null for too many. */
async function readMatched(
  db: EntityManager,
  select: Select<AffiliateProduct>,
  { onSale, currency }: AffiliateProductFilter,
): Promise<Matched | null> {
  const limit = maxCountedRows(select);
  const isCompared = isPricedIn("matched", currency);
  const parts = [
    groupMatched("garments", "garments <> '{}'"),
    groupMatched("colors", "colors <> '{}'"),
    groupMatched("retailer", "retailer <> ''"),
    groupMatched("outfit_id", "TRUE"),
    countMatched(onSale ? sql`TRUE` : rawSql(isOnSale("matched"))),
    ...Object.values(PriceRange).map((price) =>
      countMatched(sql`${isCompared} AND ${rawSql(isInRange("matched", price))}`),
    ),
  ];
  const { text, values } = renderSql(sql`
    WITH found AS MATERIALIZED (${select.buildSql([`${alias}.*`], { limit: limit + 1 })}),
      matched AS (SELECT * FROM found WHERE (SELECT count(*) FROM found) <= ${rawSql(String(limit))})
    SELECT (SELECT count(*)::int FROM found), ${joinSql(parts, ", ")}`);
  const [row] = await runStatement(db, text, values, { planDependsOnValues: true });
  const [count, garments, colors, retailers, outfits, sales, ...prices] = row;
  return areTooMany([count as number], limit)
    ? null
    : ({ garments, colors, retailers, outfits, onSale: sales, prices } as Matched);
}

/** Returns the number of products for each value of each filter, under the other filters. */
export async function readProductFacets(db: EntityManager, filter: AffiliateProductFilter): Promise<ProductFacets> {
  const select = (change: Partial<AffiliateProductFilter>) => {
    const query = new Select(db, AffiliateProduct, alias);
    filterProducts(query, { ...filter, ...change });
    return query;
  };
  const matched = await readMatched(db, select({}), filter);
  if (matched === null) return listFacets(db);
  const countPrice = async (price: PriceRange): Promise<number | null> => {
    const products = select({ price });
    const limit = maxCountedRows(products);
    const found = await products.count(limit + 1);
    return areTooMany([found], limit) ? null : found;
  };
  const countRetailers = () =>
    readFilterValues(select({ retailer: null }), {
      column: `${alias}.retailer`,
      limit: maxCountedRows(select({ retailer: null })),
      list: () => listRetailers(db),
    });
  const [garments, colors, retailers, celebrities, ...prices] = await Promise.all([
    filter.garment ? readFamilies(select({ garment: null }), "garments") : countFamilies("garments", matched.garments),
    filter.colors?.length ? readFamilies(select({ colors: null }), "colors") : countFamilies("colors", matched.colors),
    filter.retailer ? countRetailers() : matched.retailers.map(([name, count]) => ({ name, count })),
    filter.celebritySlug ? countCelebrities(db, select({ celebritySlug: null })) : sumByCelebrity(db, matched.outfits),
    ...Object.values(PriceRange).map(async (price, place) => ({
      name: price,
      count: filter.price ? await countPrice(price) : matched.prices[place],
    })),
  ]);
  return { garments, colors, retailers, celebrities, onSale: matched.onSale, prices };
}
