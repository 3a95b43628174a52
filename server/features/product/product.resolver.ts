import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { Facet } from "../../shared/graphql/facet";
import { connectionOf } from "../../shared/paging/connection";
import { PageArgs } from "../../shared/paging/pageArgs";
import { OfferSort } from "../../shared/offers/priceRange";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { outfitById } from "../outfit/outfit.loaders";
import { AffiliateProduct } from "./affiliateProduct.entity";
import { AffiliateProductsArgs } from "./product.inputs";
import { productCountOfOutfit, productsOfOutfit } from "./product.loaders";
import { findProduct, listProducts, productRetailers } from "./product.service";

const AffiliateProductConnection = connectionOf(AffiliateProduct);

@Resolver(() => AffiliateProduct)
export class ProductResolver {
  @Query(() => AffiliateProductConnection, { description: "Affiliate products, a page at a time." })
  affiliateProducts(@Args(() => AffiliateProductsArgs) args: AffiliateProductsArgs, @Ctx() { db }: RequestContext) {
    return listProducts(db, args);
  }

  @Query(() => AffiliateProduct, { nullable: true, description: "One affiliate product; null when there is none." })
  affiliateProduct(
    @Arg("id", () => ID, { description: "UUID; another shape finds nothing." }) id: string,
    @Ctx() { db }: RequestContext,
  ) {
    return findProduct(db, id);
  }

  @Query(() => [Facet], { description: "The retailers that affiliate products have, by name." })
  productRetailers(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return productRetailers(db);
  }

  @FieldResolver(() => Outfit, {
    nullable: true,
    description: "The outfit it belongs to; null while that is in the trash.",
  })
  outfit(@Root() product: AffiliateProduct, @Ctx() { loader }: RequestContext) {
    return loader(outfitById).load(product.outfitId);
  }
}

/** What products add to an outfit. */
@Resolver(() => Outfit)
export class OutfitProductsResolver {
  @FieldResolver(() => [AffiliateProduct], {
    description: "All its products, in the order in which they were entered.",
  })
  products(@Root() outfit: Outfit, @Ctx() { loader }: RequestContext) {
    return loader(productsOfOutfit).load(outfit.id);
  }

  @FieldResolver(() => Int, { description: "Number of its products." })
  productCount(@Root() outfit: Outfit, @Ctx() { loader }: RequestContext) {
    return loader(productCountOfOutfit).load(outfit.id);
  }
}

/** What products add to a celebrity. */
@Resolver(() => Celebrity)
export class CelebrityProductsResolver {
  @FieldResolver(() => AffiliateProductConnection, {
    description: "Products of the celebrity's outfits, newest first. Meant for one celebrity at a time.",
  })
  products(@Root() celebrity: Celebrity, @Args(() => PageArgs) page: PageArgs, @Ctx() { db }: RequestContext) {
    return listProducts(db, { ...page, sort: OfferSort.NEWEST, filter: { celebrityId: celebrity.id } });
  }
}
