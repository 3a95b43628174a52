import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import type { FilterValue } from "../../../core/graphql/facet";
import { readCurrencies, withoutPrices } from "../../../core/money/offerCurrencies";
import { readOfferFilter, readOfferPage } from "../../../core/money/offerPage";
import type { ReadContext } from "../../../core/money/siteCurrency";
import { itemHasName, keysOfBrand } from "../../../core/kinds/brandSql";
import { filterByTraits } from "../../../core/money/offerTraits";
import { filterByPrice, OfferSort } from "../../../core/money/priceRange";
import { findByIdOrSlug } from "../../../core/slugs/slugged";
import type { Page } from "../../../core/paging/connection";
import { planSelect } from "../../../core/read/selectPlan";
import { containsText } from "../../../core/read/containsText";
import { listValues } from "../../../core/read/readFilterValues";
import { type Conditions, Select } from "../../../core/read/select";
import { Parameter, sql } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import type { CategoryItemFilter, CategoryItemsRequest } from "./category.inputs";
import { Category } from "./category.entity";
import { CategoryItem } from "./categoryItem.entity";
import { badUserInput } from "../../../core/errors/appErrors";
import { unknownCategory } from "./category.types";

/**
 * Returns the slugs that categories have now, by their current or a former slug. Locks the categories until the end of the
 * transaction, so that nobody deletes one that an item is about to get.
 */
export async function lockCurrentSlugs(db: EntityManager, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows: { wanted: string; slug: string }[] = await db.query(
    `SELECT wanted, category.slug FROM unnest($1::text[]) AS wanted JOIN product_categories category ON category.slug = wanted
       OR category.id = (SELECT entity_id FROM slug_history WHERE entity_type = 'category' AND slug_history.slug = wanted)
     FOR KEY SHARE OF category`,
    [slugs],
  );
  return new Map(rows.map(({ wanted, slug }) => [wanted, slug]));
}

/**
 * Returns the current slug of the category that an item gets.
 * @throws BAD_USER_INPUT for `categoryName` when there is no such category.
 */
export async function requireCategory(db: EntityManager, slug: string): Promise<string> {
  const current = (await lockCurrentSlugs(db, [slug])).get(slug);
  if (current === undefined) throw badUserInput(unknownCategory, { categoryName: unknownCategory });
  return current;
}

export function filterItems(query: Conditions, filter: CategoryItemFilter): void {
  const search = normalizeSearch(filter.search);
  if (filter.categoryName) query.andWhere(sql`item.category_name = ${filter.categoryName}`);
  if (search) {
    const contains = containsText("item", new Parameter(likePattern(search)));
    query.andWhere(contains, { planDependsOnValues: true, maySelectFew: true });
  }
  if (filter.retailer) query.andWhere(sql`item.retailer = ${filter.retailer}`);
  if (filter.brand) {
    const isOfBrand = itemHasName("item", keysOfBrand(filter.brand, query.audience));
    query.andWhere(isOfBrand, { planDependsOnValues: true, maySelectFew: true });
  }
  filterByTraits(query, filter);
  if (filter.price) filterByPrice(query, { ...filter, price: filter.price });
}

export async function listItems(
  context: ReadContext,
  args: CategoryItemsRequest,
  info?: GraphQLResolveInfo,
): Promise<Page<CategoryItem>> {
  const { db } = context;
  const query = new Select(db, CategoryItem, "item");
  const filter = await readOfferFilter(context, args);
  filterItems(query, filter);
  const request = { ...args, filter };
  return readOfferPage(query, request, { usual: OfferSort.DEFAULT, plan: info && planSelect(db, CategoryItem, info) });
}

/** Returns the currencies of the items that match the filter apart from its prices. */
export function itemCurrencies(db: EntityManager, filter: CategoryItemFilter): Promise<FilterValue[]> {
  const query = new Select(db, CategoryItem, "item");
  filterItems(query, withoutPrices(filter));
  return readCurrencies(query, () => listValues(db, "category_items", "compared_currency"));
}

/** Returns all categories in order. */
export const listCategories = (db: EntityManager): Promise<Category[]> =>
  new Select(db, Category, "category").read({ order: "category.position, category.slug" });

/** Returns the category with this slug or former slug, or null. */
export const findCategory = (db: EntityManager, slug: string): Promise<Category | null> =>
  findByIdOrSlug(db, Category, "category", { slug });
