import { type DataSource, MigrationExecutor } from "typeorm";

/** Any number: the same one in every process of this project. */
const lockKey = 740_112_026;

/**
 * Brings the schema up to date: all pending migrations or none. Of several processes one migrates, the others wait.
 * @returns the names of the migrations that ran.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query("SET statement_timeout = 0");
    await runner.query("SELECT pg_advisory_lock($1)", [lockKey]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = "all";
    return (await executor.executePendingMigrations()).map((migration) => migration.name);
  } finally {
    await runner.query("SELECT pg_advisory_unlock_all()").catch(() => undefined);
    await runner.query("RESET statement_timeout").catch(() => undefined);
    await runner.release();
  }
}

/** Statements that would make the schema what the entities say; empty when both agree. */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const statements = await dataSource.driver.createSchemaBuilder().log();
  return statements.upQueries.map((statement) => statement.query);
}
