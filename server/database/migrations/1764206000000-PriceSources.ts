import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["affiliate_products", "category_items"] as const;

/**
 * SQL over the alias of an offer: the source of its price as far as the rows tell. A check that read the price when it was
 * last confirmed is the source. Without a check, and at the creation of a row, only an editor can have entered a price that no
 * feed has. The others stay unknown until they are stated again.
 */
const knownSource = (table: (typeof tables)[number]): string => `CASE
  WHEN EXISTS (SELECT FROM link_checks link
    WHERE md5(link.address) = md5(offer.affiliate_link) AND link.address = offer.affiliate_link
      AND link.found_amount = offer.price_amount
      AND link.found_currency = COALESCE(offer.price_currency, (SELECT default_currency FROM settings))
      AND abs(extract(epoch FROM link.checked_at - offer.price_checked_at)) < 10) THEN 'PAGE'
  WHEN offer.price_feed_id IS NOT NULL THEN 'FEED'
  ${table === "category_items" ? "WHEN offer.feed_id IS NOT NULL THEN NULL" : ""}
  WHEN abs(extract(epoch FROM offer.created_at - offer.price_checked_at)) < 1 OR NOT EXISTS (SELECT FROM link_checks link
    WHERE md5(link.address) = md5(offer.affiliate_link) AND link.address = offer.affiliate_link
      AND link.checked_at IS NOT NULL) THEN 'EDITOR'
  END`;

/** Offers say where their price was last stated. */
export class PriceSources1764206000000 implements MigrationInterface {
  name = "PriceSources1764206000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN price_source_kind text
         CONSTRAINT ${table}_price_source_kind_check CHECK (price_source_kind IN ('FEED', 'PAGE', 'EDITOR'))`,
      );
      await runner.query(
        `UPDATE ${table} row SET price_source_kind = known.kind
         FROM (SELECT offer.id, ${knownSource(table)} AS kind FROM ${table} offer WHERE offer.price <> '') known
         WHERE known.id = row.id AND known.kind IS NOT NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN price_source_kind`);
  }
}
