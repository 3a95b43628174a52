import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { listTag } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags } from "../../../core/graphql/publicOperation";
import { brandOfItem, brandOfPiece, brandOfProduct } from "../../../core/kinds/brandSql";
import { loadRelation } from "../../../core/read/loadRelation";
import { SqlRelation } from "../../../core/read/sqlRelation";
import { CategoryItem } from "../category/categoryItem.entity";
import { Piece } from "../outfit/pieces/piece.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { Brand } from "./brand.entity";

@Resolver(() => Piece)
export class PieceBrandResolver {
  // A change of a brand invalidates its looks.
  @FieldResolver(() => Brand, {
    nullable: true,
    description: "Its brand: as `brandName` says, else that of its exact product; null when no brand has the name.",
  })
  @SqlRelation({ kind: "one", on: (piece, brand) => `${brand}.id = ${brandOfPiece(piece)}` })
  brand(@Root() piece: Piece, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Brand | null>(piece, context, info);
  }
}

@Resolver(() => AffiliateProduct)
export class ProductBrandResolver {
  @FieldResolver(() => Brand, {
    nullable: true,
    description: "Its brand: as `brandName` says, else that of the piece that it is; null when no brand has the name.",
  })
  @CacheTags(listTag("brand"))
  @SqlRelation({ kind: "one", on: (product, brand) => `${brand}.id = ${brandOfProduct(product)}` })
  brand(@Root() product: AffiliateProduct, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Brand | null>(product, context, info);
  }
}

@Resolver(() => CategoryItem)
export class ItemBrandResolver {
  @FieldResolver(() => Brand, { nullable: true, description: "Its brand; null when no brand has the name." })
  @CacheTags(listTag("brand"))
  @SqlRelation({ kind: "one", on: (item, brand) => `${brand}.id = ${brandOfItem(item)}` })
  brand(@Root() item: CategoryItem, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Brand | null>(item, context, info);
  }
}
