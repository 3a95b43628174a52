import { registerEnumType } from "type-graphql";
import type { Conditions } from "../../shared/read/conditions";
import { sql } from "../../shared/read/sql";
import { hasTag } from "./tagged";

/** The seasons of the northern half of the world, whole months each. */
export enum Season {
  SPRING = "SPRING",
  SUMMER = "SUMMER",
  AUTUMN = "AUTUMN",
  WINTER = "WINTER",
}
registerEnumType(Season, {
  name: "Season",
  description: "A season as the northern half of the world has it.",
  valuesConfig: {
    SPRING: { description: "March to May." },
    SUMMER: { description: "June to August." },
    AUTUMN: { description: "September to November." },
    WINTER: { description: "December to February." },
  },
});

const months: Record<Season, number[]> = {
  [Season.SPRING]: [3, 4, 5],
  [Season.SUMMER]: [6, 7, 8],
  [Season.AUTUMN]: [9, 10, 11],
  [Season.WINTER]: [12, 1, 2],
};

/** What editors tagged with the season's name belongs to it too, whenever it was worn. */
export function filterBySeason(query: Conditions, season: Season): void {
  query.andWhere(
    sql`(EXTRACT(MONTH FROM outfit.date) = ANY(${months[season]})
      OR outfit.id IN (${hasTag(sql`lower(name) = ${season.toLowerCase()}`)}))`,
    { planDependsOnValues: true },
  );
}
