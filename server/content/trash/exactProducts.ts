import type { Write } from "../write/write";

/** Locks the pieces of products in the trash, so that no other product becomes exact while they are restored. */
export async function lockPieces({ db }: Write, productIds: readonly string[]): Promise<void> {
  await db.query(
    `SELECT FROM outfit_pieces
     WHERE id IN (SELECT piece_id FROM affiliate_products WHERE id = ANY($1::uuid[])) ORDER BY id FOR UPDATE`,
    [productIds],
  );
}

/**
 * Makes restored products similar whose piece has another exact product by now: a piece has at most one, and the
 * newer choice of an editor counts. Of several restored ones, the oldest stays exact.
 * @returns the products that became similar.
 */
export async function demoteExactProducts(
  { db }: Write,
  restoredIds: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const [demoted]: [{ id: string; title: string }[]] = await db.query(
    `UPDATE affiliate_products product SET match_kind = 'SIMILAR', version = product.version + 1
     WHERE product.id = ANY($1::uuid[]) AND product.match_kind = 'EXACT' AND EXISTS (
       SELECT FROM affiliate_products other
       WHERE other.piece_id = product.piece_id AND other.match_kind = 'EXACT' AND other.deleted_at IS NULL
         AND other.id <> product.id
         AND (other.id <> ALL($1::uuid[]) OR (other.created_at, other.id) < (product.created_at, product.id)))
     RETURNING product.id, product.title`,
    [restoredIds],
  );
  return demoted;
}
