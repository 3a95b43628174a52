import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * How outfits spread over days. The planner does not use the statistics of a partial index's expression: without these
 * it expects a third of all outfits to be scheduled, and reads all outfits to find the few that are.
 */
export class OutfitDateStatistics1763921000000 implements MigrationInterface {
  name = "OutfitDateStatistics1763921000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE STATISTICS outfits_date_stats ON (COALESCE(date, '0001-01-01'::date)) FROM outfits`);
    await runner.query(`ANALYZE outfits`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP STATISTICS outfits_date_stats`);
  }
}
