import type { QueryRunner } from "typeorm";

/** The definition of each index by its name: what follows CREATE INDEX name ON. */
export type Indexes = Readonly<Record<string, string>>;

/**
 * Creates indexes, then drops those that they replace, while the site reads and writes. For migrations with `transaction = false`;
 * in a restore, which migrates in its own transaction, the tables are locked. It can be repeated after it was interrupted.
 */
export async function replaceIndexes(runner: QueryRunner, created: Indexes, dropped: Indexes): Promise<void> {
  const concurrently = runner.isTransactionActive ? "" : "CONCURRENTLY";
  for (const [name, definition] of Object.entries(created)) {
    // An interrupted run leaves one that PostgreSQL does not use.
    await runner.query(`DROP INDEX ${concurrently} IF EXISTS ${name}`);
    await runner.query(`CREATE INDEX ${concurrently} ${name} ON ${definition}`);
  }
  for (const name of Object.keys(dropped)) await runner.query(`DROP INDEX ${concurrently} IF EXISTS ${name}`);
}
