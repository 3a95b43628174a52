import type { EntityManager, ObjectLiteral } from "typeorm";
import { Select } from "../../core/read/select";
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

export type ListName = "celebrities" | "outfits" | "products" | "items" | "posts";

interface SearchedList {
  name: ListName;
  count: `${"celebrity" | "outfit" | "product" | "item" | "post"}Count`;
  entity: new () => ObjectLiteral & { id: string };
  table: string;
  /** The searched column. */
  text: string;
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

export const searchedLists: readonly SearchedList[] = [
  {
    name: "celebrities",
    count: "celebrityCount",
    entity: Celebrity,
    table: "celebrities",
    text: "name",
    order: null,
    select: (db, search) => filterByMeaning(new Select(db, Celebrity, "celebrity"), search),
  },
  {
    name: "outfits",
    count: "outfitCount",
    entity: Outfit,
    table: "outfits",
    text: "title",
    order: ({ order }) => (order === "POPULAR" ? `outfit.like_count DESC NULLS LAST, ${newest}` : newest),
    select: (db, search) => filterOutfitsByMeaning(new Select(db, Outfit, "outfit"), search),
  },
  {
    name: "products",
    count: "productCount",
    entity: AffiliateProduct,
    table: "affiliate_products",
    text: "title",
    order: offerOrder("product"),
    select: (db, search) => filterProductsByMeaning(new Select(db, AffiliateProduct, "product"), search),
  },
  {
    name: "items",
    count: "itemCount",
    entity: CategoryItem,
    table: "category_items",
    text: "title",
    order: offerOrder("item"),
    select: (db, search) => filterItemsByMeaning(new Select(db, CategoryItem, "item"), search),
  },
  {
    name: "posts",
    count: "postCount",
    entity: BlogPost,
    table: "blog_posts",
    text: "title",
    order: null,
    select: (db, search) => filterByMeaning(new Select(db, BlogPost, "post"), search),
  },
];
