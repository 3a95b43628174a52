import type { Conditions } from "../../shared/read/conditions";
import { sql } from "../../shared/read/sql";
import { Season } from "./season.types";
import { selectTaggedOutfitIds } from "./tagConditions";

const months: Record<Season, number[]> = {
  [Season.SPRING]: [3, 4, 5],
  [Season.SUMMER]: [6, 7, 8],
  [Season.AUTUMN]: [9, 10, 11],
  [Season.WINTER]: [12, 1, 2],
};

/** Adds the filter of a season. An outfit tagged with the season's name belongs to it, whenever it was worn. */
export function filterBySeason(query: Conditions, season: Season): void {
  query.andWhere(
    sql`(EXTRACT(MONTH FROM outfit.date) = ANY(${months[season]})
      OR outfit.id IN (${selectTaggedOutfitIds(sql`lower(name) = ${season.toLowerCase()}`)}))`,
    { planDependsOnValues: true },
  );
}
