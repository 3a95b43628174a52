import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { listTag } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { outfitDate } from "../../../core/kinds/publicSql";
import { isPublished } from "../../../core/kinds/visibility";
import { loadRelation } from "../../../core/read/loadRelation";
import { planSelect } from "../../../core/read/selectPlan";
import { SqlRelation } from "../../../core/read/sqlRelation";
import { findByIdOrSlug } from "../../../core/slugs/slugged";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { Piece } from "../outfit/pieces/piece.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { byMatchAndPlace } from "../product/product.loaders";
import { Garment } from "./garment.entity";
import { garmentsTag } from "./garment.types";

const newestFirst = (outfit: string): string => `${outfitDate(outfit)} DESC, ${outfit}.id DESC`;

/** SQL: the pieces of a garment, whose id is given as SQL. */
const piecesOf = (garmentId: string): string =>
  `SELECT part.piece_id FROM garment_pieces part WHERE part.garment_id = ${garmentId}`;

const looksOf = (garmentId: string): string =>
  `SELECT member.outfit_id FROM outfit_pieces member WHERE member.id IN (${piecesOf(garmentId)})`;

const garmentOf = (piece: string): string => `(SELECT garment_id FROM garment_pieces WHERE piece_id = ${piece}.id)`;

const isOtherLook = (piece: string, outfit: string): string =>
  `${outfit}.id IN (${looksOf(garmentOf(piece))}) AND ${outfit}.id <> ${piece}.outfit_id`;

/** SQL: the look is later than that of the piece; null when the day of one is unknown. */
const isLater = (piece: string, outfit: string): string =>
  `${outfit}.date > (SELECT own.date FROM outfits own WHERE own.id = ${piece}.outfit_id)`;

/** SQL: the garments that a celebrity, whose id is given as SQL, wore in at least two public looks. */
const rewornBy = (celebrityId: string): string =>
  `SELECT worn.garment_id FROM outfits own JOIN outfit_pieces piece ON piece.outfit_id = own.id
     JOIN garment_pieces worn ON worn.piece_id = piece.id
   WHERE own.celebrity_id = ${celebrityId} AND own.deleted_at IS NULL AND ${isPublished("outfits", "own")}
   GROUP BY worn.garment_id HAVING count(DISTINCT own.id) > 1`;

/** SQL: an older product of the garment has the same link. */
const isListedBefore = (garment: string, product: string): string =>
  `EXISTS (SELECT FROM affiliate_products twin WHERE twin.piece_id IN (${piecesOf(`${garment}.id`)})
     AND twin.affiliate_link = ${product}.affiliate_link AND twin.deleted_at IS NULL
     AND ${isPublished("affiliate_products", "twin")}
     AND (twin.created_at, twin.id) < (${product}.created_at, ${product}.id))`;

@Resolver(() => Garment)
export class GarmentResolver {
  // Which looks are public decides whether it is found.
  @Public({ cacheTags: [garmentsTag, listTag("outfit"), listTag("affiliateProduct")] })
  @Query(() => Garment, {
    nullable: true,
    description: "A garment by its slug, or by a former one; null unless at least two public looks show it.",
  })
  garment(
    @Arg("slug", () => String, { description: "Current or former slug." }) slug: string,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Garment | null> {
    return findByIdOrSlug(db, Garment, "garment", { slug }, planSelect(db, Garment, info));
  }

  @FieldResolver(() => [Outfit], { description: "The looks that show it, newest first." })
  @SqlRelation({
    kind: "many",
    on: (garment, outfit) => `${outfit}.id IN (${looksOf(`${garment}.id`)})`,
    order: newestFirst,
  })
  looks(@Root() garment: Garment, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit[]>(garment, context, info);
  }

  @FieldResolver(() => [AffiliateProduct], {
    description:
      "The products of all its pieces: exact, similar, budget. Of several with the same link only the oldest.",
  })
  @SqlRelation({
    kind: "many",
    on: (garment, product) =>
      `${product}.piece_id IN (${piecesOf(`${garment}.id`)}) AND NOT ${isListedBefore(garment, product)}`,
    order: byMatchAndPlace,
  })
  products(@Root() garment: Garment, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<AffiliateProduct[]>(garment, context, info);
  }
}

/** What a piece has in common with pieces of other looks. */
@Resolver(() => Piece)
export class PieceGarmentResolver {
  @FieldResolver(() => Garment, {
    nullable: true,
    description: "The garment that it is; null unless another public look shows it. Editors see it in any case.",
  })
  @SqlRelation({ kind: "one", on: (piece, garment) => `${garment}.id = ${garmentOf(piece)}` })
  garment(@Root() piece: Piece, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Garment | null>(piece, context, info);
  }

  @FieldResolver(() => [Outfit], { description: "The later looks that show the same garment, newest first." })
  @SqlRelation({
    kind: "many",
    on: (piece, outfit) => `${isOtherLook(piece, outfit)} AND ${isLater(piece, outfit)}`,
    order: newestFirst,
  })
  wornAgain(@Root() piece: Piece, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit[]>(piece, context, info);
  }

  @FieldResolver(() => [Outfit], {
    description:
      "The other looks that show the same garment and are not known to be later: earlier ones, those of the same day, and those without a day; newest first.",
  })
  @SqlRelation({
    kind: "many",
    on: (piece, outfit) => `${isOtherLook(piece, outfit)} AND (${isLater(piece, outfit)}) IS NOT TRUE`,
    order: newestFirst,
  })
  alsoWorn(@Root() piece: Piece, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit[]>(piece, context, info);
  }
}

/** What a celebrity wore more than once. */
@Resolver(() => Celebrity)
export class CelebrityRewearsResolver {
  @FieldResolver(() => Int, {
    description: "Number of garments that the celebrity wore in at least two public looks.",
  })
  @SqlRelation({
    kind: "value",
    sql: (celebrity) => `SELECT count(*)::int FROM (${rewornBy(`${celebrity}.id`)}) reworn`,
  })
  rewornCount(@Root() celebrity: Celebrity, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<number>(celebrity, context, info);
  }

  @FieldResolver(() => [Garment], {
    description: "The garments that the celebrity wore in at least two public looks, by name.",
  })
  @SqlRelation({
    kind: "many",
    on: (celebrity, garment) => `${garment}.id IN (${rewornBy(`${celebrity}.id`)})`,
    order: (garment) => `${garment}.name, ${garment}.id`,
  })
  rewornGarments(@Root() celebrity: Celebrity, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Garment[]>(celebrity, context, info);
  }
}
