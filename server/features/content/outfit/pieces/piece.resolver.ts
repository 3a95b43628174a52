import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../../core/graphql/context";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { loadRelation } from "../../../../core/read/loadRelation";
import { SqlRelation } from "../../../../core/read/sqlRelation";
import { type FactKind, factKinds, listMeanings } from "../../../../core/vocabulary/facts";
import { Outfit } from "../outfit.entity";
import { OutfitPicture } from "./outfitPicture.entity";
import { Piece } from "./piece.entity";
import { PieceVocabulary, type VocabularyName } from "./pieceFacts.types";

const listVocabulary = (kind: FactKind): VocabularyName[] =>
  listMeanings(kind).map(({ family, kind: name }) => ({ name, family }));

/** The names that the form of a piece offers. */
@Resolver()
export class PieceVocabularyResolver {
  @RequiresRole("editor", "read")
  @Query(() => PieceVocabulary, { description: "The names that an editor can choose for a piece, by family." })
  pieceVocabulary(): PieceVocabulary {
    return Object.fromEntries(factKinds.map((kind) => [kind, listVocabulary(kind)])) as unknown as PieceVocabulary;
  }
}

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
