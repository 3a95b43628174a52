import { validate as isUuid } from "uuid";
import type { Write } from "../../core/write/write";
import { badUserInput } from "../../core/errors/appErrors";
import { type AffiliateProduct, MatchKind } from "./affiliateProduct.entity";
import { requireMayChange } from "../../core/write/ownDraft";
import { findOutfit } from "../outfit/outfit.service";

/** @throws BAD_USER_INPUT when the outfit is gone, FORBIDDEN for a contributor who may not change it. */
export async function requireOutfit({ db, actor }: Write, id: string): Promise<void> {
  const outfit = id ? await findOutfit(db, { id }) : null;
  if (outfit) return requireMayChange(actor, outfit);
  const gone = id ? "This outfit no longer exists. It may be in the trash." : "Outfit is required";
  throw badUserInput(gone, { outfitId: gone });
}

type Place = Pick<AffiliateProduct, "outfitId" | "pieceId" | "matchKind"> & { id?: string };

/**
 * Locks the piece, so that no other product becomes its exact one at the same time.
 * @throws BAD_USER_INPUT when the outfit has no such piece, or when the piece already has another exact product.
 */
export async function requirePlace({ db }: Write, { id, outfitId, pieceId, matchKind }: Place): Promise<void> {
  if (pieceId === null) return;
  const pieces: { name: string }[] = isUuid(pieceId)
    ? await db.query("SELECT name FROM outfit_pieces WHERE id = $1 AND outfit_id = $2 FOR UPDATE", [pieceId, outfitId])
    : [];
  const [piece] = pieces;
  if (!piece) {
    const gone = "This piece no longer exists.";
    throw badUserInput(gone, { pieceId: gone });
  }
  if (matchKind !== MatchKind.EXACT) return;
  const [other]: { title: string }[] = await db.query(
    `SELECT title FROM affiliate_products
     WHERE piece_id = $1 AND match_kind = 'EXACT' AND deleted_at IS NULL AND id IS DISTINCT FROM $2::uuid LIMIT 1`,
    [pieceId, id ?? null],
  );
  if (!other) return;
  const taken = `“${other.title}” is already the exact product of “${piece.name}”. A piece has at most one.`;
  throw badUserInput(taken, { matchKind: taken });
}
