import type { EntityManager } from "typeorm";
import { isShown } from "../../content/kinds/visibility";
import { PriceRange } from "../../content/offers/priceRange";
import type { Facet } from "../../shared/graphql/facet";
import { getAudience } from "../../shared/read/audience";
import type { Conditions } from "../../shared/read/conditions";
import { readFacets } from "../../shared/read/readFacets";
import { runStatement } from "../../shared/read/runStatement";
import { Select } from "../../shared/read/select";
import { joinSql, rawSql, renderSql, sql, type SqlFragment } from "../../shared/read/sql";
import { colorFamilies, garmentFamilies } from "../../shared/vocabulary/vocabulary";
import { AffiliateProduct } from "./affiliateProduct.entity";
import type { AffiliateProductFilter } from "./product.inputs";
import { filterProducts } from "./product.service";
import type { CelebrityFacet, ProductFacets } from "./product.types";

const alias = "product";
const maxCelebrities = 50;

type Column = "garments" | "colors";

/** Counts families by the distinct lists of names: few, so that the database unnests no row. */
async function countFamilies(
  select: Select<AffiliateProduct>,
  column: Column,
  families: readonly string[],
): Promise<Facet[]> {
  const names = `${alias}.${column}`;
  const groups = (await select
    .andWhere(sql`${rawSql(names)} <> '{}'`)
    .readColumns([names, "count(*)::int"], { groupBy: names })) as [string[], number][];
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

/** Counts by outfit first, because outfits have several products. */
async function countCelebrities(db: EntityManager, filter: AffiliateProductFilter): Promise<CelebrityFacet[]> {
  const conditions: SqlFragment[] = [rawSql(isShown("affiliate_products", alias, getAudience(db)))];
  const collector: Conditions = { alias, andWhere: (condition) => conditions.push(sql`(${condition})`) };
  filterProducts(collector, filter);
  const { text, values } = renderSql(sql`
    SELECT slug, name, count FROM (
      SELECT celebrity.slug, celebrity.name, sum(worn.count)::int AS count
      FROM (SELECT product.outfit_id, count(*) AS count FROM affiliate_products product WHERE ${joinSql(conditions, " AND ")} GROUP BY 1) worn
      JOIN outfits outfit ON outfit.id = worn.outfit_id
      JOIN celebrities celebrity ON celebrity.id = outfit.celebrity_id AND celebrity.deleted_at IS NULL
      GROUP BY celebrity.id ORDER BY 3 DESC, celebrity.id LIMIT ${rawSql(String(maxCelebrities))}
    ) most ORDER BY searchable(name) COLLATE "C"`);
  const rows = await runStatement(db, text, values, { planDependsOnValues: true });
  return rows.map(([slug, name, count]) => ({ slug, name, count }) as CelebrityFacet);
}

/** Returns the number of products for each value of each filter, under the other filters. */
export async function readProductFacets(db: EntityManager, filter: AffiliateProductFilter): Promise<ProductFacets> {
  const select = (change: Partial<AffiliateProductFilter>) => {
    const query = new Select(db, AffiliateProduct, alias);
    filterProducts(query, { ...filter, ...change });
    return query;
  };
  const [garments, colors, retailers, celebrities, onSale, ...prices] = await Promise.all([
    countFamilies(select({ garment: null }), "garments", garmentFamilies),
    countFamilies(select({ colors: null }), "colors", colorFamilies),
    readFacets(select({ retailer: null }), `${alias}.retailer`),
    countCelebrities(db, { ...filter, celebritySlug: null }),
    select({ onSale: true }).count(),
    ...Object.values(PriceRange).map(async (price) => ({ name: price, count: await select({ price }).count() })),
  ]);
  return { garments, colors, retailers, celebrities, onSale, prices };
}
