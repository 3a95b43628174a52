import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { orderBySql, sortKeys, type SortOrder, textOrder } from "../../../core/read/sortOrder";
import { findByIdOrSlug } from "../../../core/slugs/slugged";
import { planSelect } from "../../../core/read/selectPlan";
import { containsText, searchOptions } from "../../../core/read/containsText";
import type { RowWithExtras } from "../../../core/read/selectSql";
import { type Conditions, Select } from "../../../core/read/select";
import { Parameter, rawSql, sql, type SqlFragment } from "../../../core/read/sql";
import { outfitDate } from "../../../core/kinds/publicSql";
import { isPublished, isShown } from "../../../core/kinds/visibility";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { getSettings } from "../../site/settings/settings.service";
import { Outfit, OutfitTag } from "./outfit.entity";
import { OutfitSort, type OutfitsRequest } from "./outfit.inputs";
import { type OutfitFilter, Season } from "./outfitFilter.types";
import { sceneOrder } from "./scene";
import { filterByCategory, filterByWornPieces } from "./wornPieces";
import { placeConditions } from "./wornPlaces.service";

/** Sorts newest first, undated last. Uses the expression of the date indexes. */
export const newestOutfit: SortOrder = {
  direction: "DESC",
  keys: [{ expression: outfitDate("outfit"), type: "date" }],
};

/** The names are prepared for each celebrity, not for each look: without OFFSET, PostgreSQL moves that above the join. */
const byCelebrity: SortOrder = {
  ...textOrder("COALESCE(wearer.name, '')"),
  hasNoIndex: true,
  join: "LEFT JOIN (SELECT id, searchable(name) AS name FROM celebrities OFFSET 0) wearer ON wearer.id = outfit.celebrity_id",
};
const orders: Record<OutfitSort, SortOrder> = {
  NEWEST: newestOutfit,
  TITLE: textOrder("searchable(outfit.title)"),
  CELEBRITY: byCelebrity,
  OCCASION: textOrder("COALESCE(outfit.occasion, '')"),
  UPDATED: { direction: "DESC", keys: [{ expression: "outfit.updated_at", type: "timestamptz" }] },
  SCENE: sceneOrder,
};

/** No index serves the order of all scenes; those of one show are few. */
function findOrder({ sort, filter }: OutfitsRequest): SortOrder {
  const isOfAll = sort === OutfitSort.SCENE && !filter?.scene?.show;
  return orders[isOfAll ? OutfitSort.NEWEST : (sort ?? OutfitSort.NEWEST)];
}

const wornBy = (condition: SqlFragment): SqlFragment =>
  sql`outfit.celebrity_id IN (SELECT id FROM celebrities WHERE ${condition})`;

const months: Record<Season, number[]> = {
  [Season.SPRING]: [3, 4, 5],
  [Season.SUMMER]: [6, 7, 8],
  [Season.AUTUMN]: [9, 10, 11],
  [Season.WINTER]: [12, 1, 2],
};

/** Adds the filter of a season. An outfit tagged with the season's name belongs to it, whenever it was worn. */
function filterBySeason(query: Conditions, season: Season): void {
  // Selects each name of a tag once, by an index scan that skips its uses.
  const names = sql`WITH RECURSIVE tag (name) AS (
      SELECT min(tag_name) FROM outfit_tags
      UNION ALL SELECT (SELECT min(tag_name) FROM outfit_tags WHERE tag_name > tag.name) FROM tag WHERE tag.name IS NOT NULL
    ) SELECT name FROM tag WHERE lower(name) = ${season.toLowerCase()}`;
  query.andWhere(
    sql`(EXTRACT(MONTH FROM outfit.date) = ANY(${months[season]})
      OR outfit.id IN (SELECT outfit_id FROM outfit_tags WHERE tag_name IN (${names})))`,
    { planDependsOnValues: true },
  );
}

export function filterOutfits(query: Conditions, filter: OutfitFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) {
    const pattern = new Parameter(likePattern(search));
    const contains = containsText("outfit", pattern);
    const wearers = sql`SELECT id FROM celebrities wearer WHERE ${containsText("wearer", pattern)}`;
    // The array, unlike a subquery, lets PostgreSQL combine the indexes of both parts, or check rows that another filter found.
    query.andWhere(
      sql`(${contains} OR outfit.celebrity_id = ANY(ARRAY(${wearers})))`,
      searchOptions(filter, sql`${contains} OR outfit.celebrity_id IN (${wearers})`, 1_000),
    );
  }
  if (filter.status) query.andWhere(sql`outfit.status = ${filter.status}`);
  if (filter.occasion) query.andWhere(sql`outfit.occasion = ${filter.occasion}`);
  if (filter.celebrityId) {
    if (isUuid(filter.celebrityId)) query.andWhere(sql`outfit.celebrity_id = ${filter.celebrityId}`);
    else query.andWhere(sql`FALSE`);
  }
  if (filter.event)
    query.andWhere(
      sql`outfit.event_id = (SELECT id FROM events WHERE slug = ${filter.event} AND deleted_at IS NULL AND ${rawSql(isPublished("events", "events"))})`,
    );
  if (filter.eventSeries) {
    const isSeen = rawSql(isShown("events", "held", query.audience));
    const held = sql`SELECT held.id FROM events held WHERE held.series = ${filter.eventSeries} AND ${isSeen}`;
    query.andWhere(sql`outfit.event_id = ANY(ARRAY(${held}))`);
  }
  if (filter.styleType) query.andWhere(wornBy(sql`style_type = ${filter.styleType}`), { planDependsOnValues: true });
  if (filter.season) filterBySeason(query, filter.season);
  if (filter.category) filterByCategory(query, filter.category);
  filterByWornPieces(query, filter);
  for (const condition of placeConditions("outfit", filter, query.audience)) query.andWhere(condition);
  if (filter.tag)
    query.andWhere(sql`outfit.id IN (SELECT outfit_id FROM outfit_tags WHERE tag_name = ${filter.tag})`, {
      planDependsOnValues: true,
    });
}

export function listOutfits(
  db: EntityManager,
  args: OutfitsRequest,
  info?: GraphQLResolveInfo,
  loadedRows?: readonly RowWithExtras<Outfit>[],
): Promise<Page<Outfit>> {
  const query = new Select(db, Outfit, "outfit");
  if (args.filter) filterOutfits(query, args.filter);
  const plan = info && !loadedRows ? planSelect(db, Outfit, info) : undefined;
  return readKeysetPage(query, findOrder(args), args, plan, loadedRows);
}

export const findOutfit = (
  db: EntityManager,
  by: { id?: string | null; slug?: string | null },
  info?: GraphQLResolveInfo,
): Promise<Outfit | null> => findByIdOrSlug(db, Outfit, "outfit", by, info && planSelect(db, Outfit, info));

/** Returns the outfit that the settings name for the home page while it is shown, otherwise the newest; null if none. */
export async function findHomeLook(db: EntityManager, info: GraphQLResolveInfo): Promise<Outfit | null> {
  const { homeLookId } = await getSettings(db);
  const chosen = homeLookId === null ? null : await findOutfit(db, { id: homeLookId }, info);
  if (chosen) return chosen;
  const [newest] = await new Select(db, Outfit, "outfit").read({
    plan: planSelect(db, Outfit, info),
    order: orderBySql(sortKeys(newestOutfit, "outfit"), newestOutfit.direction),
    limit: 1,
  });
  return newest ?? null;
}

/** Returns the tags of an outfit, by name. */
export async function readTags(db: EntityManager, id: string): Promise<string[]> {
  const rows = await new Select(db, OutfitTag, "tag")
    .andWhere(sql`tag.outfit_id = ${id}`)
    .readColumns(["tag.tag_name"], { order: 'tag.tag_name COLLATE "C"' });
  return rows.map(([name]) => name as string);
}
