import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What shops' pages say about prices becomes exact, and programs name the parameters of their networks. Found texts without a
 * currency are emptied: nothing can be compared with them, and the next check reads the page again.
 */
export class LinkPrices1763946000000 implements MigrationInterface {
  name = "LinkPrices1763946000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE link_checks
      ADD COLUMN found_amount numeric(13, 3),
      ADD COLUMN found_currency character(3),
      ADD COLUMN found_original_price text NOT NULL DEFAULT '',
      ADD COLUMN price_question text,
      ADD COLUMN left_amount numeric(13, 3),
      ADD COLUMN left_currency character(3)`);
    await runner.query("UPDATE link_checks SET found_price = '' WHERE found_price <> ''");
    await runner.query("ALTER TABLE affiliate_programs ADD COLUMN arrival_parameters text[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE affiliate_programs DROP COLUMN arrival_parameters");
    await runner.query(`ALTER TABLE link_checks DROP COLUMN found_amount, DROP COLUMN found_currency,
      DROP COLUMN found_original_price, DROP COLUMN price_question, DROP COLUMN left_amount, DROP COLUMN left_currency`);
  }
}
