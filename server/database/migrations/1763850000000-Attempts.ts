import type { MigrationInterface, QueryRunner } from "typeorm";

/** Attempts to sign in and to subscribe, counted for all processes together. */
export class Attempts1763850000000 implements MigrationInterface {
  name = "Attempts1763850000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE attempts (
      key text NOT NULL,
      points integer NOT NULL,
      expire bigint,
      CONSTRAINT attempts_pkey PRIMARY KEY (key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE attempts`);
  }
}
