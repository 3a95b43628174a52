import type { Noun } from "../../../shared/admin/grid/gridTypes";

/** Root fields that show category items or what is counted of them. */
export const itemLists = ["categoryItems", "categoryItemRetailers", "categories"] as const;

export const itemNoun: Noun = ["category item", "category items"];
