import { validate as isUuid } from "uuid";
import type { Write } from "../../../core/write/write";
import { badUserInput } from "../../../core/errors/appErrors";
import { type AffiliateProduct, MatchKind } from "./affiliateProduct.entity";
import { requireMayChange } from "../../../core/write/publishRules";
import { findOutfit } from "../outfit/outfit.service";
import type { SqlRelationOptions } from "../../../core/read/sqlRelation";

/**
 * SQL over an alias of a budget product: the cheapest exact or similar product of its piece
 * that costs no more than it. Prices in different currencies are not compared.
 */
const cheaperOther = (product: string): string =>
  `SELECT other.title, other.price FROM affiliate_products other
   WHERE other.piece_id = ${product}.piece_id AND other.match_kind <> 'BUDGET' AND other.deleted_at IS NULL
     AND other.price_currency = ${product}.price_currency AND other.price_amount <= ${product}.price_amount
   ORDER BY other.price_amount, other.id LIMIT 1`;

/** SQL: the match kind for visitors. A budget product that is not the cheapest is only similar. */
export const shownMatchKindSql = (product: string): string =>
  `SELECT CASE WHEN ${product}.match_kind = 'BUDGET' AND
     (${product}.price_amount IS NULL OR EXISTS (${cheaperOther(product)})) THEN 'SIMILAR' ELSE ${product}.match_kind END`;

/** A sentence for editors when visitors see another match kind than was entered; null otherwise. */
export const matchProblem: SqlRelationOptions = {
  kind: "value",
  sql: (product) =>
    `SELECT CASE WHEN ${product}.match_kind <> 'BUDGET' THEN NULL
       WHEN ${product}.price_amount IS NULL THEN 'Visitors see it as similar, because it has no price to compare.'
       ELSE (SELECT format('Visitors see it as similar, because “%s” costs %s. A budget product costs less than every exact and similar product of its piece.',
         cheaper.title, cheaper.price) FROM (${cheaperOther(product)}) cheaper) END`,
};

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
