import { type DataSource, MigrationExecutor, type QueryRunner } from "typeorm";

/** An arbitrary number that all processes of this project share. */
const lockKey = 740_112_026;

/** A migration failed. The message is for the person who started the program. */
export class MigrationFailed extends Error {}

/** All migrations run in one transaction, so a failure rolls all of them back. */
const throwMigrationFailed = (error: Error): never => {
  const message = `The database migration failed and was rolled back: ${error.message}.`;
  throw new MigrationFailed(message, { cause: error });
};

/**
 * Runs all pending migrations in one transaction. When several processes start, one migrates and the others wait.
 * @returns the names of the migrations that ran.
 * @throws MigrationFailed when one of them fails.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query("SET LOCAL statement_timeout = 0");
    await runner.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = "all";
    const executed = await executor.executePendingMigrations().catch(throwMigrationFailed);
    await runner.commitTransaction();
    return executed.map((migration) => migration.name);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

/**
 * Migrates the schema up or down to exactly these migrations, or to the latest one with null, in the runner's transaction.
 * Other processes wait until that transaction ends.
 */
export async function migrateTo(
  dataSource: DataSource,
  runner: QueryRunner,
  names: ReadonlySet<string> | null,
): Promise<void> {
  await runner.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
  const executor = new MigrationExecutor(dataSource, runner);
  const isRequested = ({ name }: { name: string }): boolean => names?.has(name) ?? true;
  while (!(await executor.getExecutedMigrations()).every(isRequested)) await executor.undoLastMigration();
  for (const migration of (await executor.getPendingMigrations()).filter(isRequested)) {
    await executor.executeMigration(migration);
  }
}

/** Returns the statements that would make the schema match the entities; empty when they match. */
export async function findSchemaDrift(dataSource: DataSource): Promise<string[]> {
  const statements = await dataSource.driver.createSchemaBuilder().log();
  return statements.upQueries.map((statement) => statement.query);
}
