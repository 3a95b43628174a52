import type { MigrationInterface, QueryRunner } from "typeorm";

const offers = ["affiliate_products", "category_items"];
const amounts = ["price_amount", "original_price_amount"];

const setType = (type: string): string => amounts.map((amount) => `ALTER COLUMN ${amount} TYPE ${type}`).join(", ");

/**
 * The site's currency, a third decimal for the currencies that have one, and an index that finds the prices of a currency
 * with few of them.
 */
export class Money1763943000000 implements MigrationInterface {
  name = "Money1763943000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE settings ADD COLUMN default_currency character(3) NOT NULL DEFAULT 'USD',
         ADD CONSTRAINT settings_default_currency_check CHECK (default_currency ~ '^[A-Z]{3}$')`,
    );
    for (const table of offers) {
      await runner.query(`ALTER TABLE ${table} ${setType("numeric(13,3)")}`);
      await runner.query(
        `CREATE INDEX ${table}_price_currency_idx ON ${table} (price_currency) WHERE deleted_at IS NULL AND price_amount IS NOT NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of offers) {
      await runner.query(`DROP INDEX ${table}_price_currency_idx`);
      await runner.query(`ALTER TABLE ${table} ${setType("numeric(12,2)")}`);
    }
    await runner.query("ALTER TABLE settings DROP COLUMN default_currency");
  }
}
