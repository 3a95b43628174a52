import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { loadRelation } from "../../../core/read/loadRelation";
import { SqlRelation } from "../../../core/read/sqlRelation";
import { Outfit } from "../outfit.entity";
import { OutfitPicture } from "./outfitPicture.entity";
import { Piece } from "./piece.entity";

/** Pieces and further pictures of an outfit. */
@Resolver(() => Outfit)
export class OutfitPiecesResolver {
  @FieldResolver(() => [Piece], { description: "Its pieces, in the editor's order." })
  @SqlRelation({
    kind: "many",
    on: (outfit, piece) => `${piece}.outfit_id = ${outfit}.id`,
    order: (piece) => `${piece}.place, ${piece}.id`,
  })
  pieces(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Piece[]>(outfit, context, info);
  }

  @FieldResolver(() => [OutfitPicture], { description: "Its pictures besides the main one, in the editor's order." })
  @SqlRelation({
    kind: "many",
    on: (outfit, picture) => `${picture}.outfit_id = ${outfit}.id`,
    order: (picture) => `${picture}.place, ${picture}.id`,
  })
  morePictures(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<OutfitPicture[]>(outfit, context, info);
  }
}
