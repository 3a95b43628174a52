import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Facet } from "../../shared/graphql/facet";
import type { Page } from "../../shared/paging/connection";
import { keysetPage } from "../../shared/paging/keyset";
import type { SortOrder } from "../../shared/read/sortOrder";
import { findByIdOrSlug } from "../../shared/slug/slugged";
import type { Conditions } from "../../shared/read/conditions";
import { planRows } from "../../shared/read/rowPlan";
import type { ReadWith } from "../../shared/read/rowSql";
import { Select } from "../../shared/read/select";
import { audienceOf, isShown, outfitDate } from "../../shared/read/visibility";
import { containing, searchText } from "../../shared/text/search";
import { filterByCategory } from "./outfit.category";
import { Outfit } from "./outfit.entity";
import { type OutfitFilter, OutfitSort, type OutfitsRequest } from "./outfit.inputs";
import { filterBySeason } from "./outfit.season";

/** Newest first, undated ones last. The expression is that of the date indexes. */
export const newestOutfit: SortOrder = {
  direction: "DESC",
  keys: [{ expression: outfitDate("outfit"), type: "date" }],
};

const text = (expression: string): SortOrder => ({ direction: "ASC", keys: [{ expression, type: "text" }] });
const wearer = "(SELECT name FROM celebrities WHERE id = outfit.celebrity_id)";
const orders: Record<OutfitSort, SortOrder> = {
  NEWEST: newestOutfit,
  TITLE: text("searchable(outfit.title)"),
  CELEBRITY: text(`COALESCE(searchable(${wearer}), '')`),
  OCCASION: text("COALESCE(outfit.occasion, '')"),
  UPDATED: { direction: "DESC", keys: [{ expression: "outfit.updated_at", type: "timestamptz" }] },
};

const wornBy = (condition: string) => `outfit.celebrity_id IN (SELECT id FROM celebrities WHERE ${condition})`;

export function filterOutfits(query: Conditions, filter: OutfitFilter): void {
  const search = searchText(filter.search);
  if (search) {
    // Two halves, so that each is served by its own index.
    query.andWhere(
      `outfit.id IN (
        SELECT id FROM outfits WHERE searchable(title || ' ' || description) LIKE searchable(:search)
        UNION SELECT worn.id FROM celebrities wearer JOIN outfits worn ON worn.celebrity_id = wearer.id
        WHERE searchable(wearer.name) LIKE searchable(:search))`,
      { search: containing(search) },
    );
  }
  if (filter.occasion) query.andWhere("outfit.occasion = :occasion", { occasion: filter.occasion });
  if (filter.celebrityId) {
    if (isUuid(filter.celebrityId))
      query.andWhere("outfit.celebrity_id = :celebrityId", { celebrityId: filter.celebrityId });
    else query.andWhere("FALSE");
  }
  if (filter.styleType) query.andWhere(wornBy("style_type = :styleType"), { styleType: filter.styleType });
  if (filter.season) filterBySeason(query, filter.season);
  if (filter.category) filterByCategory(query, filter.category);
  if (filter.tag)
    query.andWhere("outfit.id IN (SELECT outfit_id FROM outfit_tags WHERE tag_name = :tag)", { tag: filter.tag });
}

export function listOutfits(
  db: EntityManager,
  args: OutfitsRequest,
  info?: GraphQLResolveInfo,
  known?: readonly ReadWith<Outfit>[],
): Promise<Page<Outfit>> {
  const query = new Select(db, Outfit, "outfit");
  if (args.filter) filterOutfits(query, args.filter);
  const plan = info && !known ? planRows(db, Outfit, info) : undefined;
  return keysetPage(query, orders[args.sort ?? OutfitSort.NEWEST], args, plan, known);
}

export const findOutfit = (
  db: EntityManager,
  by: { id?: string | null; slug?: string | null },
  info?: GraphQLResolveInfo,
): Promise<Outfit | null> => findByIdOrSlug(db, Outfit, "outfit", by, info && planRows(db, Outfit, info));

/** Its tags, by name. */
export async function tagsOfOutfit(db: EntityManager, id: string): Promise<string[]> {
  const rows: { tag_name: string }[] = await db.query(
    `SELECT tag_name FROM outfit_tags WHERE outfit_id = $1 ORDER BY tag_name COLLATE "C"`,
    [id],
  );
  return rows.map(({ tag_name }) => tag_name);
}

export function outfitOccasions(db: EntityManager): Promise<Facet[]> {
  return db
    .createQueryBuilder(Outfit, "outfit")
    .select("outfit.occasion", "name")
    .addSelect("count(*)::int", "count")
    .where("outfit.occasion <> ''")
    .andWhere(isShown("outfits", "outfit", audienceOf(db)))
    .groupBy("outfit.occasion")
    .orderBy("count(*)", "DESC")
    .addOrderBy("1")
    .getRawMany<Facet>();
}
