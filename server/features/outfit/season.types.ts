import { createEnum } from "../../core/graphql/createEnum";

/** Seasons of the northern hemisphere, as whole months. */
export const Season = createEnum("Season", "A season of the northern hemisphere.", {
  SPRING: "March to May.",
  SUMMER: "June to August.",
  AUTUMN: "September to November.",
  WINTER: "December to February.",
});
export type Season = keyof typeof Season;
