import type { MigrationInterface, QueryRunner } from "typeorm";

/** Why a pull of sales failed. */
export class PulledSales1764208000000 implements MigrationInterface {
  name = "PulledSales1764208000000";

  up = (runner: QueryRunner): Promise<void> => runner.query("ALTER TABLE conversion_imports ADD COLUMN problem text");

  async down(runner: QueryRunner): Promise<void> {
    // A failed pull is no import without the column.
    await runner.query("DELETE FROM conversion_imports WHERE problem IS NOT NULL");
    await runner.query("ALTER TABLE conversion_imports DROP COLUMN problem");
  }
}
