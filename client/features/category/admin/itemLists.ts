import type { Noun } from "../../../shared/admin/grid/gridTypes";
import { recordMessages } from "../../../shared/admin/record/recordMessages";

/** Root fields that show category items or what is counted of them. */
export const itemLists = ["categoryItems", "categoryItemRetailers", "categories"] as const;

export const itemNoun: Noun = ["category item", "category items"];

export const itemMessages = recordMessages("item");
