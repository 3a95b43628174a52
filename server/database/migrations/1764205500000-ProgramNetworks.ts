import type { MigrationInterface, QueryRunner } from "typeorm";

/** The network of a program, its deep link, and its terms. */
export class ProgramNetworks1764205500000 implements MigrationInterface {
  name = "ProgramNetworks1764205500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE affiliate_programs
         ADD COLUMN network text NOT NULL DEFAULT '',
         ADD COLUMN publisher_id text NOT NULL DEFAULT '',
         ADD COLUMN advertiser_id text NOT NULL DEFAULT '',
         ADD COLUMN deep_link_template text NOT NULL DEFAULT '',
         ADD COLUMN validation_days integer,
         ADD COLUMN cookie_days integer,
         ADD COLUMN commission_rates text NOT NULL DEFAULT ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE affiliate_programs DROP COLUMN network, DROP COLUMN publisher_id, DROP COLUMN advertiser_id,
         DROP COLUMN deep_link_template, DROP COLUMN validation_days, DROP COLUMN cookie_days, DROP COLUMN commission_rates`,
    );
  }
}
