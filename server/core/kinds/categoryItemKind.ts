import { column, offerFields, offerUses } from "../imports/recordedTable";
import type { ContentKind } from "./contentKind.types";
import { today } from "./publicSql";

export const categoryItemKind = {
  description: "Category items.",
  typeName: "CategoryItem",
  table: "category_items",
  title: "title",
  list: "categoryItems",
  noun: "category item",
  nouns: "category items",
  isPublic: null,
  publicDay: () => today,
  date: null,
  owner: null,
  page: null,
  publishing: null,
  isSearched: true,
  event: null,
  change: { description: "Category items." },
  mention: null,
  link: { target: "item", isText: false },
  isOffer: true,
  screen: { name: "ITEMS", description: "Category Items.", parameters: ["category", "retailer", "price"] },
  shownBy: null,
  publicUse: null,
  neededBy: null,
  imported: {
    fields: [column("Category", "category_name"), ...offerFields],
    hasNotes: true,
    uses: offerUses,
    parts: [],
  },
  pictures: { description: "The image of a category item.", columns: { item: { column: "image" } } },
} as const satisfies ContentKind;
