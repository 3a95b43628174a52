import { validate as isUuid } from "uuid";
import { describeRows } from "../../content/kinds/contentKind";
import type { Write } from "../../content/write/write";
import { badUserInput } from "../../shared/errors/appErrors";
import { findOutfit } from "./outfit.service";

/** What a copy has of the original. It counts its own saves and clicks, and is no row of the sample. */
const copied = `title, image, description, price, price_amount, price_currency, original_price, original_price_amount,
  original_price_currency, retailer, affiliate_link, price_checked_at, rating, review_count, match_kind`;

/**
 * Gives an outfit copies of another one's live products.
 * @throws BAD_USER_INPUT when that one is gone: its products are in the trash with it, and the copy would silently lack them.
 */
export async function copyProducts({ db, invalidate, audit }: Write, fromId: string, toId: string): Promise<void> {
  if (!isUuid(fromId) || !(await findOutfit(db, { id: fromId }))) {
    const gone = "The outfit that is copied does not exist any more. It may be in the trash.";
    throw badUserInput(gone, { productsOf: gone });
  }
  // Products of an outfit stand in the order in which they were entered; all of one statement have the same time.
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
