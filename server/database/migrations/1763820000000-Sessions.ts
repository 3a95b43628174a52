import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sessions can be named and told apart, so that their owner can end them one by one. */
export class Sessions1763820000000 implements MigrationInterface {
  name = "Sessions1763820000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions
      ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
      ADD COLUMN device text NOT NULL DEFAULT ''`);
    await runner.query(`CREATE UNIQUE INDEX sessions_id_key ON sessions (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions DROP COLUMN id, DROP COLUMN device`);
  }
}
