import { validate as isUuid } from "uuid";
import { describeRows } from "../../core/kinds/contentKind";
import type { Write } from "../../core/write/write";
import { badUserInput } from "../../core/errors/appErrors";
import { findOutfit } from "./outfit.service";

/** Columns that a copy takes from the original. It has its own version and clicks, and is not sample data. */
const copied = `title, image, description, price, price_amount, price_currency, original_price, original_price_amount,
  original_price_currency, retailer, affiliate_link, price_checked_at, rating, review_count, match_kind,
  garments, colors`;

/**
 * Copies another outfit's pieces and published products to an outfit. Points come along when both have the same picture.
 * @throws BAD_USER_INPUT when the other outfit is deleted: its products are in the trash too, and the copy would
 * silently lack them.
 */
export async function copyProducts({ db, invalidate, audit }: Write, fromId: string, toId: string): Promise<void> {
  if (!isUuid(fromId) || !(await findOutfit(db, { id: fromId }))) {
    const gone = "The outfit to copy no longer exists. It may be in the trash.";
    throw badUserInput(gone, { productsOf: gone });
  }
  // An outfit's products are sorted by creation time, which is equal for all rows of one statement.
  const rows: unknown[] = await db.query(
    `WITH pair AS MATERIALIZED (SELECT id AS original, gen_random_uuid() AS copy FROM outfit_pieces WHERE outfit_id = $1),
       pieces AS (
         INSERT INTO outfit_pieces (id, outfit_id, place, name, note, x, y)
         SELECT pair.copy, $2, piece.place, piece.name, piece.note,
           CASE WHEN source.image = target.image THEN piece.x END, CASE WHEN source.image = target.image THEN piece.y END
         FROM outfit_pieces piece JOIN pair ON pair.original = piece.id
           JOIN outfits source ON source.id = $1 JOIN outfits target ON target.id = $2)
     INSERT INTO affiliate_products (outfit_id, piece_id, created_at, place, ${copied})
     SELECT $2, pair.copy, now() + position * interval '1 microsecond', place, ${copied}
     FROM (SELECT *, row_number() OVER (ORDER BY created_at, id) AS position
           FROM affiliate_products WHERE outfit_id = $1 AND deleted_at IS NULL) original
       LEFT JOIN pair ON pair.original = original.piece_id RETURNING id`,
    [fromId, toId],
  );
  if (rows.length === 0) return;
  invalidate("affiliateProducts");
  const title = describeRows(rows.length, "affiliateProduct");
  await audit({ action: "create", entityType: "affiliateProduct", title });
}
