import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import type { Facet } from "../../shared/graphql/facet";
import { countCurrencies, withoutPrices } from "../../content/offers/offerCurrencies";
import { readOfferFilter, readOfferPage } from "../../content/offers/offerPage";
import { filterByTraits } from "../../content/offers/offerTraits";
import { filterByPrice, OfferSort } from "../../content/offers/priceRange";
import type { Page } from "../../shared/paging/connection";
import type { Conditions } from "../../shared/read/conditions";
import { planSelect } from "../../shared/read/selectPlan";
import { readById } from "../../shared/read/readById";
import { readFacets } from "../../shared/read/readFacets";
import { Select } from "../../shared/read/select";
import { sql } from "../../shared/read/sql";
import { likePattern, normalizeSearch } from "../../shared/text/search";
import type { CategoryItemFilter, CategoryItemsRequest } from "./category.inputs";
import { categoryNames } from "./category.names";
import type { Category } from "./category.types";
import { CategoryItem } from "./categoryItem.entity";
import { categoryFaq } from "./faq";

export function filterItems(query: Conditions, filter: CategoryItemFilter, sort?: OfferSort | null): void {
  const search = normalizeSearch(filter.search);
  if (filter.categoryName) query.andWhere(sql`item.category_name = ${filter.categoryName}`);
  if (search) {
    query.andWhere(sql`searchable(item.title || ' ' || item.description) LIKE searchable(${likePattern(search)})`, {
      planDependsOnValues: true,
    });
  }
  if (filter.retailer) query.andWhere(sql`item.retailer = ${filter.retailer}`);
  filterByTraits(query, filter);
  if (filter.price) filterByPrice(query, { ...filter, price: filter.price }, sort);
}

export async function listItems(
  db: EntityManager,
  args: CategoryItemsRequest,
  info?: GraphQLResolveInfo,
): Promise<Page<CategoryItem>> {
  const query = new Select(db, CategoryItem, "item");
  const filter = await readOfferFilter(db, args);
  filterItems(query, filter, args.sort);
  const request = { ...args, filter };
  return readOfferPage(query, request, { usual: OfferSort.DEFAULT, plan: info && planSelect(db, CategoryItem, info) });
}

/** Returns the currencies of the items that match the filter apart from its prices. */
export function itemCurrencies(db: EntityManager, filter: CategoryItemFilter): Promise<Facet[]> {
  const query = new Select(db, CategoryItem, "item");
  filterItems(query, withoutPrices(filter));
  return countCurrencies(query);
}

/** Returns null when there is no such item, also for an invalid id. */
export const findItem = (db: EntityManager, id: string): Promise<CategoryItem | null> => readById(db, CategoryItem, id);

export const itemRetailers = (db: EntityManager): Promise<Facet[]> =>
  readFacets(new Select(db, CategoryItem, "item"), "item.retailer", 'searchable(item.retailer) COLLATE "C"');

/** Returns the six categories in display order, with their item counts. */
export async function listCategories(db: EntityManager): Promise<Category[]> {
  const rows = await readFacets(new Select(db, CategoryItem, "item"), "item.category_name");
  const counts = new Map(rows.map((row) => [row.name, row.count]));
  return categoryNames.map((name) => ({
    name,
    itemCount: counts.get(name) ?? 0,
    image: `/art/category/${name}.svg`,
    faq: name in categoryFaq ? categoryFaq[name as keyof typeof categoryFaq] : [],
  }));
}

export const findCategory = async (db: EntityManager, name: string): Promise<Category | null> =>
  (await listCategories(db)).find((category) => category.name === name) ?? null;
