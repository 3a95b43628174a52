import { validate as isUuid } from "uuid";
import { describeRows } from "../../content/kinds/contentKind";
import type { Write } from "../../content/write/write";
import { badUserInput } from "../../shared/errors/appErrors";
import { findOutfit } from "./outfit.service";

/** Columns that a copy takes from the original. It has its own version and clicks, and is not sample data. */
const copied = `title, image, description, price, price_amount, price_currency, original_price, original_price_amount,
  original_price_currency, retailer, affiliate_link, price_checked_at, rating, review_count, match_kind,
  garments, colors`;

/**
 * Copies another outfit's published products to an outfit.
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
    `INSERT INTO affiliate_products (outfit_id, created_at, ${copied})
     SELECT $2, now() + place * interval '1 microsecond', ${copied}
     FROM (SELECT *, row_number() OVER (ORDER BY created_at, id) AS place
           FROM affiliate_products WHERE outfit_id = $1 AND deleted_at IS NULL) original RETURNING id`,
    [fromId, toId],
  );
  if (rows.length === 0) return;
  invalidate("affiliateProducts");
  const title = describeRows(rows.length, "affiliateProduct");
  await audit({ action: "create", entityType: "affiliateProduct", title });
}
