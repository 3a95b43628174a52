import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Facet } from "../../shared/graphql/facet";
import { filterByPrice, offerOrder, OfferSort } from "../../shared/offers/priceRange";
import type { Page } from "../../shared/paging/connection";
import { keysetPage } from "../../shared/paging/keyset";
import type { Conditions } from "../../shared/read/conditions";
import { planRows } from "../../shared/read/rowPlan";
import type { ReadWith } from "../../shared/read/rowSql";
import { Select } from "../../shared/read/select";
import { audienceOf, isShown } from "../../shared/read/visibility";
import { containing, searchText } from "../../shared/text/search";
import { AffiliateProduct } from "./affiliateProduct.entity";
import type { AffiliateProductFilter, AffiliateProductsRequest } from "./product.inputs";

export function filterProducts(query: Conditions, filter: AffiliateProductFilter, sort?: OfferSort | null): void {
  const search = searchText(filter.search);
  if (search) query.andWhere("searchable(product.title) LIKE searchable(:search)", { search: containing(search) });
  const { outfitId, celebrityId } = filter;
  if ([outfitId, celebrityId].some((id) => id && !isUuid(id))) {
    query.andWhere("FALSE");
    return;
  }
  if (outfitId) query.andWhere("product.outfit_id = :outfitId", { outfitId });
  if (celebrityId) {
    query.andWhere(
      "product.outfit_id IN (SELECT id FROM outfits WHERE celebrity_id = :celebrityId AND deleted_at IS NULL)",
      {
        celebrityId,
      },
    );
  }
  if (filter.retailer) query.andWhere("product.retailer = :retailer", { retailer: filter.retailer });
  if (filter.price) filterByPrice(query, filter.price, sort);
}

export function listProducts(
  db: EntityManager,
  args: AffiliateProductsRequest,
  info?: GraphQLResolveInfo,
  known?: readonly ReadWith<AffiliateProduct>[],
): Promise<Page<AffiliateProduct>> {
  const query = new Select(db, AffiliateProduct, "product");
  if (args.filter) filterProducts(query, args.filter, args.sort);
  return keysetPage(
    query,
    offerOrder("product", args.sort ?? OfferSort.NEWEST),
    args,
    info && !known ? planRows(db, AffiliateProduct, info) : undefined,
    known,
  );
}

/** Null when there is no such product, also for an id of another shape. */
export async function findProduct(db: EntityManager, id: string): Promise<AffiliateProduct | null> {
  if (!isUuid(id)) return null;
  const [product] = await new Select(db, AffiliateProduct, "product").andWhere("product.id = :id", { id }).read();
  return product ?? null;
}

export function productRetailers(db: EntityManager): Promise<Facet[]> {
  return db
    .createQueryBuilder(AffiliateProduct, "product")
    .select("product.retailer", "name")
    .addSelect("count(*)::int", "count")
    .where("product.retailer <> ''")
    .andWhere(isShown("affiliate_products", "product", audienceOf(db)))
    .groupBy("product.retailer")
    .orderBy("1")
    .getRawMany<Facet>();
}
