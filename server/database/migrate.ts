import { type DataSource, MigrationExecutor, type QueryRunner } from "typeorm";

/** Any number: the same one in every process of this project. */
const lockKey = 740_112_026;

/** A migration failed; the message is a sentence for the person who started the program. */
export class MigrationFailed extends Error {}

/** All of them run in one transaction, so that nothing is left of those before the one that failed. */
const failed = (error: Error): never => {
  const sentence = `The database could not be brought up to date, and is as it was before: ${error.message}.`;
  throw new MigrationFailed(sentence, { cause: error });
};

/**
 * Brings the schema up to date: all pending migrations or none. Of several processes one migrates, the others wait.
 * @returns the names of the migrations that ran.
 * @throws MigrationFailed when one of them fails.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query("SET statement_timeout = 0");
    await runner.query("SELECT pg_advisory_lock($1)", [lockKey]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = "all";
    return (await executor.executePendingMigrations().catch(failed)).map((migration) => migration.name);
  } finally {
    await runner.query("SELECT pg_advisory_unlock_all()").catch(() => undefined);
    await runner.query("RESET statement_timeout").catch(() => undefined);
    await runner.release();
  }
}

/**
 * Brings the schema to the state after exactly these migrations, or with null up to date, in the transaction that the runner
 * is in. Nobody else migrates until that ends.
 */
export async function migrateTo(
  dataSource: DataSource,
  runner: QueryRunner,
  names: ReadonlySet<string> | null,
): Promise<void> {
  await runner.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
  const executor = new MigrationExecutor(dataSource, runner);
  const wanted = ({ name }: { name: string }): boolean => names?.has(name) ?? true;
  while (!(await executor.getExecutedMigrations()).every(wanted)) await executor.undoLastMigration();
  for (const migration of (await executor.getPendingMigrations()).filter(wanted)) {
    await executor.executeMigration(migration);
  }
}

/** Statements that would make the schema what the entities say; empty when both agree. */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const statements = await dataSource.driver.createSchemaBuilder().log();
  return statements.upQueries.map((statement) => statement.query);
}
