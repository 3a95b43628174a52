import { loadGroups } from "../../../../core/graphql/loaders";
import { Select } from "../../../../core/read/select";
import { sql } from "../../../../core/read/sql";
import { Piece } from "./piece.entity";

/** Loads the pieces of an outfit, in the editor's order. */
export const piecesOfOutfit = loadGroups<Piece>(
  (db, outfitIds) =>
    new Select(db, Piece, "piece")
      .andWhere(sql`piece.outfit_id = ANY(${outfitIds})`)
      .read({ order: "piece.place, piece.id" }),
  ({ outfitId }) => outfitId,
);
