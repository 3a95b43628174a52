import { validate as isUuid } from "uuid";
import { invalidateRowsOnly } from "../../../core/cache/invalidateRows";
import type { Write } from "../../../core/write/write";
import { badUserInput } from "../../../core/errors/appErrors";
import { requireOutfit } from "./productPlace";
import { Piece } from "../outfit/pieces/piece.entity";
import type { SortPieceProductsInput } from "./product.inputs";

async function readOutfitTitle({ db }: Write, id: string): Promise<string> {
  const [{ title }]: { title: string }[] = await db.query("SELECT title FROM outfits WHERE id = $1", [id]);
  return title;
}

/** Reads the titles of a piece's products in their order, for the audit log. */
async function readTitles({ db }: Write, pieceId: string): Promise<string[]> {
  const rows: { title: string }[] = await db.query(
    "SELECT title FROM affiliate_products WHERE piece_id = $1 AND deleted_at IS NULL ORDER BY place, created_at, id",
    [pieceId],
  );
  return rows.map(({ title }) => title);
}

/** Products that are not named follow the named ones: another editor may have just added them. */
async function placeInOrder({ db }: Write, pieceId: string, productIds: readonly string[]): Promise<string[]> {
  const [moved]: [{ id: string }[]] = await db.query(
    `UPDATE affiliate_products product SET place = sorted.place
     FROM (SELECT id, row_number() OVER (ORDER BY array_position($2::uuid[], id) NULLS LAST, place, created_at, id) - 1 AS place
           FROM affiliate_products WHERE piece_id = $1 AND deleted_at IS NULL) sorted
     WHERE product.id = sorted.id AND product.place <> sorted.place RETURNING product.id`,
    [pieceId, productIds],
  );
  return moved.map(({ id }) => id);
}

/**
 * Sorts the products of a piece. Neither the version of the outfit nor those of the products change, because the order
 * conflicts with no other field.
 * @throws BAD_USER_INPUT when the piece is gone, or when a product is not, or no longer, one of its products.
 */
export async function sortPieceProducts(
  change: Write,
  { pieceId, productIds }: SortPieceProductsInput,
): Promise<Piece> {
  const lock = { mode: "pessimistic_write" } as const;
  const piece = isUuid(pieceId) ? await change.db.findOne(Piece, { where: { id: pieceId }, lock }) : null;
  if (!piece) throw badUserInput("This piece no longer exists.", { pieceId: "This piece no longer exists." });
  await requireOutfit(change, piece.outfitId);
  const [{ count }]: { count: number }[] = await change.db.query(
    "SELECT count(*)::int FROM affiliate_products WHERE id = ANY($1::uuid[]) AND piece_id = $2 AND deleted_at IS NULL",
    [productIds, pieceId],
  );
  if (count < productIds.length) {
    const sentence = `A product appears twice, or no longer belongs to “${piece.name}”.`;
    throw badUserInput(sentence, { productIds: sentence });
  }
  const before = await readTitles(change, pieceId);
  const moved = await placeInOrder(change, pieceId, productIds);
  if (moved.length === 0) return piece;
  await invalidateRowsOnly(change, "affiliateProduct", moved);
  const after = await readTitles(change, pieceId);
  if (after.join("\n") !== before.join("\n"))
    await change.audit({
      action: "update",
      entityType: "outfit",
      entityId: piece.outfitId,
      title: await readOutfitTitle(change, piece.outfitId),
      changes: { products: [before, after] },
    });
  return piece;
}
