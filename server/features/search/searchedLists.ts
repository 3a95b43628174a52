import type { EntityManager, ObjectLiteral } from "typeorm";
import { Select } from "../../core/read/select";
import { BlogPost } from "../blog/blogPost.entity";
import { filterPosts } from "../blog/blog.service";
import { filterItems } from "../category/category.service";
import { CategoryItem } from "../category/categoryItem.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { filterCelebrities } from "../celebrity/celebrity.service";
import { Outfit } from "../outfit/outfit.entity";
import { filterOutfits, newestOutfit } from "../outfit/outfit.service";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { filterProducts } from "../product/product.service";
import type { Understanding } from "./understanding/understand";

/** The filter of the list pages that a search leads to. */
export interface ListSearch extends Omit<Understanding, "rest" | "offerRest" | "withoutRest" | "parts"> {
  /** Words for the list of outfits; blank when every word became a filter. */
  search: string;
  /** Words for the lists of offers, by whose season and style nobody can filter. */
  offerSearch: string;
  celebrity: Pick<Celebrity, "id" | "slug" | "name"> | null;
}

export type ListName = "celebrities" | "outfits" | "products" | "items" | "posts";

interface SearchedList {
  name: ListName;
  count: `${"celebrity" | "outfit" | "product" | "item" | "post"}Count`;
  entity: new () => ObjectLiteral & { id: string };
  table: string;
  /** The searched column. */
  text: string;
  /** The order of candidates for a search that became filters; null for lists without these filters. */
  order: string | null;
  /** Selects the rows of the list; null when the search restricts it to none. */
  select: (db: EntityManager, search: ListSearch) => Select<ObjectLiteral> | null;
}

const traits = ({ garment, colors, minPrice, maxPrice, currency }: ListSearch) => ({
  garment,
  colors,
  minPrice,
  maxPrice,
  currency,
});

export const searchedLists: readonly SearchedList[] = [
  {
    name: "celebrities",
    count: "celebrityCount",
    entity: Celebrity,
    table: "celebrities",
    text: "name",
    order: null,
    select: (db, { titleText }) => {
      const query = new Select(db, Celebrity, "celebrity");
      filterCelebrities(query, { search: titleText });
      return query;
    },
  },
  {
    name: "outfits",
    count: "outfitCount",
    entity: Outfit,
    table: "outfits",
    text: "title",
    order: `${newestOutfit.keys[0].expression} DESC, outfit.id DESC`,
    // Retailers sell products, and products are on sale.
    select: (db, search) => {
      if (search.retailer !== null || search.onSale) return null;
      const query = new Select(db, Outfit, "outfit");
      const { search: text, occasion, style, season, celebrity } = search;
      const own = { search: text, occasion, styleType: style, season, celebrityId: celebrity?.id };
      filterOutfits(query, { ...traits(search), ...own });
      return query;
    },
  },
  {
    name: "products",
    count: "productCount",
    entity: AffiliateProduct,
    table: "affiliate_products",
    text: "title",
    order: "product.created_at DESC, product.id DESC",
    select: (db, search) => {
      const query = new Select(db, AffiliateProduct, "product");
      const { offerSearch, retailer, occasion, onSale, celebrity } = search;
      const own = { search: offerSearch, retailer, occasion, onSale, celebritySlug: celebrity?.slug };
      filterProducts(query, { ...traits(search), ...own });
      return query;
    },
  },
  {
    name: "items",
    count: "itemCount",
    entity: CategoryItem,
    table: "category_items",
    text: "title",
    order: "item.created_at DESC, item.id DESC",
    // Nobody wore an item, and its list has no filter of sales.
    select: (db, search) => {
      if (search.occasion !== null || search.celebrity || search.onSale) return null;
      const query = new Select(db, CategoryItem, "item");
      filterItems(query, { ...traits(search), search: search.offerSearch, retailer: search.retailer });
      return query;
    },
  },
  {
    name: "posts",
    count: "postCount",
    entity: BlogPost,
    table: "blog_posts",
    text: "title",
    order: null,
    select: (db, { titleText }) => {
      const query = new Select(db, BlogPost, "post");
      filterPosts(query, { search: titleText });
      return query;
    },
  },
];
