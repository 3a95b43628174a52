import type { EntityManager } from "typeorm";
import { isShown } from "../../content/kinds/visibility";
import { PriceRange } from "../../content/offers/priceRange";
import type { FilterValue } from "../../shared/graphql/facet";
import { getAudience } from "../../shared/read/audience";
import {
  areTooMany,
  listValues,
  maxCountedRows,
  readFilterValues,
  withoutCounts,
} from "../../shared/read/readFilterValues";
import { runStatement } from "../../shared/read/runStatement";
import { Select } from "../../shared/read/select";
import { rawSql, renderSql, sql, type SqlFragment } from "../../shared/read/sql";
import { colorFamilies, garmentFamilies } from "../../shared/vocabulary/vocabulary";
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

/** Returns slug, name and count of the celebrities with the most rows of `worn`, which has their outfits and counts. */
function readCelebrities(db: EntityManager, worn: SqlFragment): Promise<unknown[][]> {
  const isPublic = rawSql(isShown("celebrities", "celebrity", getAudience(db)));
  const { text, values } = renderSql(sql`
    SELECT slug, name, count FROM (
      SELECT celebrity.slug, celebrity.name, sum(worn.count)::int AS count
      FROM (${worn}) worn
      JOIN outfits outfit ON outfit.id = worn.outfit_id
      JOIN celebrities celebrity ON celebrity.id = outfit.celebrity_id AND ${isPublic}
      GROUP BY celebrity.id ORDER BY 3 DESC, celebrity.id LIMIT ${rawSql(String(maxCelebrities))}
    ) most ORDER BY searchable(name) COLLATE "C"`);
  return runStatement(db, text, values, { planDependsOnValues: true });
}

/** Counts by outfit first, because outfits have several products. Above the limit, those with the most outfits. */
async function countCelebrities(db: EntityManager, select: Select<AffiliateProduct>): Promise<CelebrityFacet[]> {
  const matching = await select.count(within);
  const worn = select.buildSql(["product.outfit_id", "count(*) AS count"], { groupBy: "product.outfit_id" });
  const all = new Select(db, Outfit, "outfit").buildSql(["outfit.id AS outfit_id", "1 AS count"]);
  const isCounted = matching <= maxCountedRows;
  const rows = await readCelebrities(db, isCounted ? worn : all);
  return rows.map(([slug, name, count]) => ({ slug, name, count: isCounted ? count : null }) as CelebrityFacet);
}

/** Returns the number of products for each value of each filter, under the other filters. */
export async function readProductFacets(db: EntityManager, filter: AffiliateProductFilter): Promise<ProductFacets> {
  const select = (change: Partial<AffiliateProductFilter>) => {
    const query = new Select(db, AffiliateProduct, alias);
    filterProducts(query, { ...filter, ...change });
    return query;
  };
  const count = async (change: Partial<AffiliateProductFilter>): Promise<number | null> => {
    const found = await select(change).count(within);
    return areTooMany([found]) ? null : found;
  };
  const [garments, colors, retailers, celebrities, onSale, ...prices] = await Promise.all([
    countFamilies(select({ garment: null }), "garments", garmentFamilies),
    countFamilies(select({ colors: null }), "colors", colorFamilies),
    readFilterValues(select({ retailer: null }), {
      column: `${alias}.retailer`,
      list: () => listValues(db, "affiliate_products", "retailer"),
    }),
    countCelebrities(db, select({ celebritySlug: null })),
    count({ onSale: true }),
    ...Object.values(PriceRange).map(async (price) => ({ name: price, count: await count({ price }) })),
  ]);
  return { garments, colors, retailers, celebrities, onSale, prices };
}
