import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { FilterValue } from "../../../core/graphql/facet";
import { readCurrencies, withoutPrices } from "../../../core/money/offerCurrencies";
import { readOfferFilter, readOfferPage } from "../../../core/money/offerPage";
import type { ReadContext } from "../../../core/money/siteCurrency";
import { isOnSale, isReduced } from "../../../core/money/lowestPrice";
import { keysOfBrand, productHasName } from "../../../core/kinds/brandSql";
import { filterByTraits } from "../../../core/money/offerTraits";
import { filterByPrice, OfferSort } from "../../../core/money/priceRange";
import type { Page } from "../../../core/paging/connection";
import { planSelect } from "../../../core/read/selectPlan";
import type { RowWithExtras } from "../../../core/read/selectSql";
import { containsText } from "../../../core/read/containsText";
import { listValues } from "../../../core/read/readFilterValues";
import { type Conditions, Select } from "../../../core/read/select";
import { joinSql, Parameter, rawSql, sql, type SqlFragment } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { placeConditions } from "../outfit/wornPlaces.service";
import { AffiliateProduct } from "./affiliateProduct.entity";
import type { AffiliateProductFilter, AffiliateProductsRequest } from "./product.inputs";

/** Products of the outfits that match a condition of the outfit. */
const wornIn = (query: Conditions, condition: SqlFragment): unknown =>
  query.andWhere(
    sql`product.outfit_id IN (SELECT worn.id FROM outfits worn WHERE worn.deleted_at IS NULL AND ${condition})`,
    { planDependsOnValues: true },
  );

export function filterProducts(query: Conditions, filter: AffiliateProductFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) {
    const contains = containsText("product", new Parameter(likePattern(search)));
    query.andWhere(contains, { planDependsOnValues: true, maySelectFew: true });
  }
  const { outfitId, celebrityId } = filter;
  if ([outfitId, celebrityId].some((id) => id && !isUuid(id))) {
    query.andWhere(sql`FALSE`);
    return;
  }
  if (outfitId) query.andWhere(sql`product.outfit_id = ${outfitId}`);
  if (celebrityId) wornIn(query, sql`worn.celebrity_id = ${celebrityId}`);
  if (filter.celebritySlug) {
    wornIn(
      query,
      sql`worn.celebrity_id = (SELECT id FROM celebrities WHERE slug = ${filter.celebritySlug} AND deleted_at IS NULL)`,
    );
  }
  if (filter.occasion) wornIn(query, sql`worn.occasion = ${filter.occasion}`);
  const places = placeConditions("worn", filter, query.audience);
  if (places.length > 0) wornIn(query, joinSql(places, " AND "));
  filterByTraits(query, filter);
  if (filter.onSale)
    query.andWhere(rawSql(isOnSale("product")), { maySelectFew: true, cheapPredicate: rawSql(isReduced("product")) });
  if (filter.retailer) query.andWhere(sql`product.retailer = ${filter.retailer}`);
  if (filter.brand) {
    const isOfBrand = productHasName("product", keysOfBrand(filter.brand, query.audience));
    query.andWhere(isOfBrand, { planDependsOnValues: true, maySelectFew: true });
  }
  if (filter.price) filterByPrice(query, { ...filter, price: filter.price });
}

export async function listProducts(
  context: ReadContext,
  args: AffiliateProductsRequest,
  info?: GraphQLResolveInfo,
  loadedRows?: readonly RowWithExtras<AffiliateProduct>[],
): Promise<Page<AffiliateProduct>> {
  const { db } = context;
  const query = new Select(db, AffiliateProduct, "product");
  const filter = await readOfferFilter(context, args);
  filterProducts(query, filter);
  const plan = info && !loadedRows ? planSelect(db, AffiliateProduct, info) : undefined;
  return readOfferPage(query, { ...args, filter }, { usual: OfferSort.NEWEST, plan, loadedRows });
}

/** Returns the currencies of the products that match the filter apart from its prices. */
export function productCurrencies(db: EntityManager, filter: AffiliateProductFilter): Promise<FilterValue[]> {
  const query = new Select(db, AffiliateProduct, "product");
  filterProducts(query, withoutPrices(filter));
  return readCurrencies(query, () => listValues(db, "affiliate_products", "compared_currency"));
}
