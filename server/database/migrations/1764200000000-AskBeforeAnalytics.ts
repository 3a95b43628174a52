import type { MigrationInterface, QueryRunner } from "typeorm";

/** A switch of the settings: visitors are asked before Google Analytics loads. */
export class AskBeforeAnalytics1764200000000 implements MigrationInterface {
  name = "AskBeforeAnalytics1764200000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings ADD COLUMN ask_before_analytics boolean NOT NULL DEFAULT true");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings DROP COLUMN ask_before_analytics");
  }
}
