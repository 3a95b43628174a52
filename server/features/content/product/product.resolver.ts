import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { AdminField } from "../../../core/graphql/adminField";
import type { RequestContext } from "../../../core/graphql/context";
import { Facet, FilterValue } from "../../../core/graphql/facet";
import { CacheTags, InvalidatesOwner, Public } from "../../../core/graphql/publicOperation";
import { createConnectionType } from "../../../core/paging/connection";
import { PageArgs } from "../../../core/paging/pageArgs";
import { SqlRelation } from "../../../core/read/sqlRelation";
import { loadRelation, findLoadedPage } from "../../../core/read/loadRelation";
import type { CacheTag } from "../../../core/cache/cacheTag";
import { listTag, settingsTag, wornBrandTags } from "../../../core/cache/cacheTags";
import { offerOrder, OfferSort } from "../../../core/money/priceRange";
import { ByIdsArgs } from "../../../core/paging/byIdsArgs";
import { readByIds, readById, Select } from "../../../core/read/select";
import { readFacets } from "../../../core/read/readFacets";
import { planSelect } from "../../../core/read/selectPlan";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { Piece } from "../outfit/pieces/piece.entity";
import { placeTags } from "../outfit/wornPlaces.service";
import { AffiliateProduct, MatchKind } from "./affiliateProduct.entity";
import { byMatchAndPlace } from "./product.loaders";
import { matchProblem, shownMatchKindSql } from "./productPlace";
import { AffiliateProductsArgs, ProductFacetsArgs } from "./product.inputs";
import { listProducts, productCurrencies } from "./product.service";
import { ProductFacets } from "./product.types";
import { readProductFacets } from "./productFacets.service";

const AffiliateProductConnection = createConnectionType(AffiliateProduct);

/** Some filters also read the outfit, who wore it, where, and the names of a brand. */
const productTags = ({ filter }: ProductFacetsArgs): CacheTag[] => [
  listTag("affiliateProduct"),
  settingsTag,
  ...(filter?.celebrityId || filter?.celebritySlug || filter?.occasion ? [listTag("outfit")] : []),
  ...(filter?.celebritySlug ? [listTag("celebrity")] : []),
  ...(filter?.brand ? wornBrandTags : []),
  ...(filter ? placeTags(filter) : []),
];

/** The values of a filter are counted by outfit and wearer, too. */
const facetTags = (args: ProductFacetsArgs): CacheTag[] => [
  ...productTags(args),
  listTag("outfit"),
  listTag("celebrity"),
];

@Resolver(() => AffiliateProduct)
export class ProductResolver {
  @Public({ cacheTags: productTags, hasCachedCount: true })
  @Query(() => AffiliateProductConnection, { description: "Affiliate products." })
  affiliateProducts(
    @Args(() => AffiliateProductsArgs) args: AffiliateProductsArgs,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listProducts(context, args, info);
  }

  @Public({ cacheTags: [listTag("affiliateProduct")] })
  @Query(() => AffiliateProduct, { nullable: true, description: "One affiliate product; null when there is none." })
  affiliateProduct(
    @Arg("id", () => ID, { description: "UUID; any other text matches nothing." }) id: string,
    @Ctx() { db }: RequestContext,
  ) {
    return readById(db, AffiliateProduct, id);
  }

  @Public({ cacheTags: [listTag("affiliateProduct")], hasCachedCount: true })
  @Query(() => [Facet], { description: "The retailers in use by affiliate products, by name." })
  productRetailers(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return readFacets(new Select(db, AffiliateProduct, "product"), "product.retailer");
  }

  @Public({ cacheTags: facetTags, hasCachedCount: true })
  @Query(() => [FilterValue], {
    description:
      "ISO 4217 currencies of the products that match the filter apart from its prices, most frequent first.",
  })
  affiliateProductCurrencies(
    @Args(() => ProductFacetsArgs) { filter }: ProductFacetsArgs,
    @Ctx() { db }: RequestContext,
  ): Promise<FilterValue[]> {
    return productCurrencies(db, filter ?? {});
  }

  @Public({ cacheTags: facetTags, hasCachedCount: true })
  @Query(() => ProductFacets, { description: "Number of affiliate products for each value of a filter." })
  productFacets(
    @Args(() => ProductFacetsArgs) { filter }: ProductFacetsArgs,
    @Ctx() { db }: RequestContext,
  ): Promise<ProductFacets> {
    return readProductFacets(db, filter ?? {});
  }

  // A product comes and goes with its outfit.
  @Public({ cacheTags: [listTag("affiliateProduct")] })
  @Query(() => [AffiliateProduct], {
    description: "Affiliate products by their ids; ids of category items are skipped.",
  })
  affiliateProductsByIds(
    @Args(() => ByIdsArgs) { ids }: ByIdsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AffiliateProduct[]> {
    return readByIds(db, AffiliateProduct, ids, planSelect(db, AffiliateProduct, info));
  }

  @FieldResolver(() => Outfit, {
    nullable: true,
    description: "The outfit that it belongs to; null while the outfit is in the trash.",
  })
  @SqlRelation({ kind: "one", on: (product, outfit) => `${outfit}.id = ${product}.outfit_id` })
  outfit(@Root() product: AffiliateProduct, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit | null>(product, context, info);
  }
}

/** What feeds say about a product. */
@Resolver(() => AffiliateProduct)
export class ProductSizesResolver {
  @FieldResolver(() => [String], {
    description:
      "Sizes in stock, as the retailer's feed writes and sorts them. Empty when no feed has an item with the product's link.",
  })
  @CacheTags(listTag("categoryItem"))
  @SqlRelation({
    kind: "value",
    sql: (product) => `SELECT COALESCE(json_agg(size ORDER BY position), '[]') FROM (
      SELECT variant ->> 'size' AS size, min(position) AS position
      FROM category_items item CROSS JOIN jsonb_array_elements(item.variants) WITH ORDINALITY AS listed(variant, position)
      WHERE md5(item.affiliate_link) = md5(${product}.affiliate_link) AND item.affiliate_link = ${product}.affiliate_link
        AND item.affiliate_link <> '' AND item.deleted_at IS NULL AND item.in_stock
        AND (variant ->> 'isInStock')::boolean AND variant ->> 'size' <> ''
      GROUP BY 1) sizes`,
  })
  sizes(@Root() product: AffiliateProduct, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string[]>(product, context, info);
  }
}

/** How a product matches its piece. */
@Resolver(() => AffiliateProduct)
export class ProductMatchResolver {
  @FieldResolver(() => MatchKind, {
    description:
      "The match kind that visitors see: SIMILAR for a BUDGET product without a price, or with one that is not below " +
      "every exact and similar product of its piece.",
  })
  @SqlRelation({ kind: "value", sql: shownMatchKindSql })
  shownMatchKind(@Root() product: AffiliateProduct, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<MatchKind>(product, context, info);
  }

  @AdminField()
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Administrators only. Why visitors see another match kind than was entered; null when they see the same.",
  })
  @SqlRelation(matchProblem)
  matchProblem(@Root() product: AffiliateProduct, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string | null>(product, context, info);
  }
}

/** Products of a piece. */
@Resolver(() => Piece)
export class PieceProductsResolver {
  @FieldResolver(() => [AffiliateProduct], {
    description: "Its products: exact, similar, budget, each in the editor's order.",
  })
  @SqlRelation({
    kind: "many",
    on: (piece, product) => `${product}.piece_id = ${piece}.id`,
    order: byMatchAndPlace,
  })
  products(@Root() piece: Piece, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<AffiliateProduct[]>(piece, context, info);
  }
}

/** Product fields of an outfit. */
@Resolver(() => Outfit)
export class OutfitProductsResolver {
  @FieldResolver(() => [AffiliateProduct], { description: "All of its products, by creation time." })
  @SqlRelation({
    kind: "many",
    on: (outfit, product) => `${product}.outfit_id = ${outfit}.id`,
    order: (product) => `${product}.created_at, ${product}.id`,
  })
  products(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<AffiliateProduct[]>(outfit, context, info);
  }

  @FieldResolver(() => AffiliateProduct, {
    nullable: true,
    description: "The product to which the link of the whole outfit leads; null when it leads to none of its products.",
  })
  @SqlRelation({
    kind: "one",
    on: (outfit, product) =>
      `${product}.outfit_id = ${outfit}.id AND ${product}.affiliate_link = NULLIF(${outfit}.affiliate_link, '')`,
    order: (product) => `${product}.created_at, ${product}.id`,
  })
  @InvalidatesOwner()
  linkedProduct(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<AffiliateProduct | null>(outfit, context, info);
  }

  @FieldResolver(() => Int, { description: "Number of its products." })
  @SqlRelation({
    kind: "value",
    sql: (outfit) =>
      `SELECT count(*)::int FROM affiliate_products WHERE outfit_id = ${outfit}.id AND deleted_at IS NULL`,
  })
  productCount(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<number>(outfit, context, info);
  }
}

/** Product fields of a celebrity. */
@Resolver(() => Celebrity)
export class CelebrityProductsResolver {
  @FieldResolver(() => AffiliateProductConnection, {
    description: "Products of the celebrity's outfits, newest first. Expensive for lists of celebrities.",
  })
  @SqlRelation({
    kind: "page",
    as: "product",
    on: (celebrity) =>
      `product.outfit_id IN (SELECT id FROM outfits WHERE celebrity_id = ${celebrity}.id AND deleted_at IS NULL)`,
    order: offerOrder("product", OfferSort.NEWEST),
  })
  products(
    @Root() celebrity: Celebrity,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    const request = { ...page, sort: OfferSort.NEWEST, filter: { celebrityId: celebrity.id } };
    return listProducts(context, request, info, findLoadedPage<AffiliateProduct>(celebrity, info));
  }
}
