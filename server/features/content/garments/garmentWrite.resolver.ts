import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { Change, write } from "../../../core/write/write";
import { LinkPiecesInput, UnlinkPiecesInput } from "./garment.inputs";
import { PieceSuggestion } from "./garment.types";
import { suggestPieces } from "./suggestPieces.service";
import { linkPieces, unlinkPieces } from "./garmentWrite.service";

@Resolver()
export class GarmentWriteResolver {
  @RequiresRole("editor", "read")
  @Query(() => [PieceSuggestion], {
    description:
      "Pieces of other looks that may be the same garment, likeliest first; with a search, those that match it.",
  })
  pieceSuggestions(
    @Arg("pieceId", () => ID, { description: "UUID of a piece; any other text matches nothing." }) pieceId: string,
    @Arg("search", () => String, {
      nullable: true,
      description: "Words of the piece, its outfit, or who wore it; blank for suggestions.",
    })
    search: string | null,
    @Ctx() { db }: RequestContext,
  ): Promise<PieceSuggestion[]> {
    return suggestPieces(db, pieceId, search ?? "");
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Makes two pieces the same garment; their garments become one." })
  linkPieces(
    @Arg("input", () => LinkPiecesInput, { description: "The pieces." }) input: LinkPiecesInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => linkPieces(change, input));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Takes pieces out of their garment. A garment of one piece ends." })
  unlinkPieces(
    @Arg("input", () => UnlinkPiecesInput, { description: "The garment and its pieces." }) input: UnlinkPiecesInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => unlinkPieces(change, input));
  }
}
