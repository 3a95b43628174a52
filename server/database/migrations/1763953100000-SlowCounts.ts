import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counts that read whole tables, for the next process that starts. */
export class SlowCounts1763953100000 implements MigrationInterface {
  name = "SlowCounts1763953100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE slow_counts (
      key text NOT NULL,
      value jsonb NOT NULL,
      counted_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT slow_counts_pkey PRIMARY KEY (key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE slow_counts");
  }
}
