import { itemLists } from "../itemKind";

/** Root fields that return categories, or items with the label and slug of theirs. */
export const categoryLists = [...itemLists, "categoryItem", "category"] as const;
