import type { EntityManager, ObjectLiteral } from "typeorm";
import { contentKinds, type PublicTable, typesWith } from "../../../core/kinds/contentKind";
import { Select } from "../../../core/read/select";
import { BlogPost } from "../blog/blogPost.entity";
import { CategoryItem } from "../category/categoryItem.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { newestOutfit } from "../outfit/outfit.service";
import { Outfit } from "../outfit/outfit.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import {
  filterByMeaning,
  filterItemsByMeaning,
  filterOutfitsByMeaning,
  filterProductsByMeaning,
  type ListSearch,
} from "./meaningFilters";

interface KindList {
  name: string;
  /** The field with the number of rows. */
  count: string;
  entity: new () => ObjectLiteral & { id: string };
  /** The orders of candidates for a search that became filters; null for lists without these filters. */
  order: ((search: ListSearch) => string) | null;
  /** Selects the rows of the list; null when the search restricts it to none. */
  select: (db: EntityManager, search: ListSearch) => Select<ObjectLiteral> | null;
}

const newest = `${newestOutfit.keys[0].expression} DESC, outfit.id DESC`;

const offerOrder =
  (alias: string) =>
  ({ order }: ListSearch): string =>
    order === "PRICE_LOW" || order === "PRICE_HIGH"
      ? `${alias}.price_amount ${order === "PRICE_LOW" ? "ASC" : "DESC"}, ${alias}.id`
      : `${alias}.created_at DESC, ${alias}.id DESC`;

const searchedTypes = typesWith("isSearched");
type SearchedType = (typeof searchedTypes)[number];

const lists = {
  celebrity: {
    name: "celebrities",
    count: "celebrityCount",
    entity: Celebrity,
    order: null,
    select: (db, search) => filterByMeaning(new Select(db, Celebrity, "celebrity"), search),
  },
  outfit: {
    name: "outfits",
    count: "outfitCount",
    entity: Outfit,
    order: ({ order }) => (order === "POPULAR" ? `outfit.like_count DESC NULLS LAST, ${newest}` : newest),
    select: (db, search) => filterOutfitsByMeaning(new Select(db, Outfit, "outfit"), search),
  },
  affiliateProduct: {
    name: "products",
    count: "productCount",
    entity: AffiliateProduct,
    order: offerOrder("product"),
    select: (db, search) => filterProductsByMeaning(new Select(db, AffiliateProduct, "product"), search),
  },
  categoryItem: {
    name: "items",
    count: "itemCount",
    entity: CategoryItem,
    order: offerOrder("item"),
    select: (db, search) => filterItemsByMeaning(new Select(db, CategoryItem, "item"), search),
  },
  blogPost: {
    name: "posts",
    count: "postCount",
    entity: BlogPost,
    order: null,
    select: (db, search) => filterByMeaning(new Select(db, BlogPost, "post"), search),
  },
} as const satisfies Record<SearchedType, KindList>;

type AnyList = (typeof lists)[SearchedType];
export type ListName = AnyList["name"];

interface SearchedList extends KindList {
  name: ListName;
  count: AnyList["count"];
  table: PublicTable;
  /** The searched column. */
  text: string;
}

export const searchedLists: readonly SearchedList[] = searchedTypes.map((type) => {
  const { table, title } = contentKinds[type];
  return { ...lists[type], table, text: title };
});
