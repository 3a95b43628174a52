import type { EntityManager } from "typeorm";
import { isShown } from "../../core/kinds/visibility";
import { PriceRange } from "../../core/money/priceRange";
import type { FilterValue } from "../../core/graphql/facet";
import { getAudience } from "../../core/read/audience";
import {
  areTooMany,
  listValues,
  maxCountedRows,
  readFilterValues,
  withoutCounts,
} from "../../core/read/readFilterValues";
import { runStatement } from "../../core/read/runStatement";
import { Select } from "../../core/read/select";
import { rawSql, renderSql, sql, type SqlFragment } from "../../core/read/sql";
import { colorFamilies, garmentFamilies } from "../../core/vocabulary/vocabulary";
import { Outfit } from "../outfit/outfit.entity";
import { AffiliateProduct } from "./affiliateProduct.entity";
import type { AffiliateProductFilter } from "./product.inputs";
import { filterProducts } from "./product.service";
import type { CelebrityFacet, ProductFacets } from "./product.types";

const alias = "product";
const maxCelebrities = 50;
const within = maxCountedRows + 1;

type Column = "garments" | "colors";

/** Counts families by the distinct lists of names: few, so that the database unnests no row. */
async function countFamilies(
  select: Select<AffiliateProduct>,
  column: Column,
  families: readonly string[],
): Promise<FilterValue[]> {
  const names = `${alias}.${column}`;
  const groups = (await select
    .andWhere(sql`${rawSql(names)} <> '{}'`)
    .readColumns([names, "count(*)::int"], { groupBy: names, within })) as [string[], number][];
  if (areTooMany(groups.map(([, count]) => count))) return withoutCounts(families);
  const counts = new Map(families.map((name) => [name, 0]));
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

/** Returns slug, name and count of the celebrities with the highest counts of `worn`, by name. */
function readCelebrities(db: EntityManager, worn: SqlFragment): Promise<unknown[][]> {
  const isPublic = rawSql(isShown("celebrities", "celebrity", getAudience(db)));
  const { text, values } = renderSql(sql`
    SELECT slug, name, count FROM (
      SELECT celebrity.slug, celebrity.name, worn.count::int AS count
      FROM (${worn}) worn JOIN celebrities celebrity ON celebrity.id = worn.celebrity_id AND ${isPublic}
      ORDER BY 3 DESC, celebrity.id LIMIT ${rawSql(String(maxCelebrities))}
    ) most ORDER BY searchable(name) COLLATE "C"`);
  return runStatement(db, text, values, { planDependsOnValues: true });
}

/** The 50 celebrities with the most of these products, counted by outfit first, because outfits have several. */
async function countCelebrities(db: EntityManager, select: Select<AffiliateProduct>): Promise<CelebrityFacet[]> {
  if (areTooMany([await select.count(within)])) return listCelebrities(db);
  const products = select.buildSql(["product.outfit_id", "count(*) AS count"], { groupBy: "product.outfit_id" });
  const rows = await readCelebrities(
    db,
    sql`SELECT outfit.celebrity_id, sum(products.count) AS count
      FROM (${products}) products JOIN outfits outfit ON outfit.id = products.outfit_id GROUP BY 1`,
  );
  return rows.map(([slug, name, count]) => ({ slug, name, count }) as CelebrityFacet);
}

/** The 50 celebrities with the most outfits. */
async function listCelebrities(db: EntityManager): Promise<CelebrityFacet[]> {
  const columns = ["outfit.celebrity_id", "count(*) AS count"];
  const worn = new Select(db, Outfit, "outfit").buildSql(columns, { groupBy: "outfit.celebrity_id" });
  return (await readCelebrities(db, worn)).map(([slug, name]) => ({ slug, name, count: null }) as CelebrityFacet);
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

/** Returns the number of products for each value of each filter, under the other filters. */
export async function readProductFacets(db: EntityManager, filter: AffiliateProductFilter): Promise<ProductFacets> {
  const select = (change: Partial<AffiliateProductFilter>) => {
    const query = new Select(db, AffiliateProduct, alias);
    filterProducts(query, { ...filter, ...change });
    return query;
  };
  if (areTooMany([await select({}).count(within)])) return listFacets(db);
  const count = async (change: Partial<AffiliateProductFilter>): Promise<number | null> => {
    const found = await select(change).count(within);
    return areTooMany([found]) ? null : found;
  };
  const [garments, colors, retailers, celebrities, onSale, ...prices] = await Promise.all([
    countFamilies(select({ garment: null }), "garments", garmentFamilies),
    countFamilies(select({ colors: null }), "colors", colorFamilies),
    readFilterValues(select({ retailer: null }), { column: `${alias}.retailer`, list: () => listRetailers(db) }),
    countCelebrities(db, select({ celebritySlug: null })),
    count({ onSale: true }),
    ...Object.values(PriceRange).map(async (price) => ({ name: price, count: await count({ price }) })),
  ]);
  return { garments, colors, retailers, celebrities, onSale, prices };
}
