import type { Noun } from "../../../shared/admin/grid/gridTypes";
import { recordMessages } from "../../../shared/admin/record/recordMessages";

/** Root fields that return category items or their counts. */
export const itemLists = ["categoryItems", "categoryItemCurrencies", "categoryItemRetailers", "categories"] as const;

export const itemNoun: Noun = ["category item", "category items"];

export const itemMessages = recordMessages("item");
