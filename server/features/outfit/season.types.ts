import { registerEnumType } from "type-graphql";

/** Seasons of the northern hemisphere, as whole months. */
export enum Season {
  SPRING = "SPRING",
  SUMMER = "SUMMER",
  AUTUMN = "AUTUMN",
  WINTER = "WINTER",
}
registerEnumType(Season, {
  name: "Season",
  description: "A season of the northern hemisphere.",
  valuesConfig: {
    SPRING: { description: "March to May." },
    SUMMER: { description: "June to August." },
    AUTUMN: { description: "September to November." },
    WINTER: { description: "December to February." },
  },
});
