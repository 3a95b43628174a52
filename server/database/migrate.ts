import { setTimeout as sleep } from "node:timers/promises";
import { type DataSource, MigrationExecutor, QueryFailedError, type QueryRunner } from "typeorm";
import { firstSchemaName } from "./firstSchema";

/** An arbitrary number that all processes of this project share. */
const lockKey = 740_112_026;
/**
 * How long a statement of a migration waits for a lock on a table or row. Statements of the site queue behind it, so it gives
 * up, lets them pass and tries again, until the total is over.
 */
const lockTimeoutMs = 500;
const lockRetryMs = 1_000;
const maxLockWaitMs = 120_000;

/** A migration failed. The message is for the person who started the program. */
export class MigrationFailed extends Error {}

/** Whether migrations have run on another first schema than this version's. Additional ones are of a newer version. */
export const hasOtherSchema = (migrations: readonly string[]): boolean =>
  migrations.length > 0 && !migrations.includes(firstSchemaName);

/** Returns the names of this version's migrations in their order. */
export const listMigrations = ({ migrations }: DataSource): string[] =>
  migrations.map(({ name, constructor }) => name ?? constructor.name);

const otherSchema =
  'This database has the schema of another version of WornBy and was left unchanged; to carry its data over, run "npm run backup -- FILE" with that version, and "npm run restore -- FILE" with this one and an empty database.';

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === "55P03";

/** Waits until no other process migrates, for the rest of the transaction. */
const acquireMigrationLock = (runner: QueryRunner): Promise<unknown> =>
  runner.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);

async function runPendingMigrations(dataSource: DataSource, runner: QueryRunner): Promise<string[]> {
  return runner.manager.transaction(async () => {
    await runner.query("SET LOCAL statement_timeout = 0");
    await acquireMigrationLock(runner);
    await runner.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    const executor = new MigrationExecutor(dataSource, runner);
    const executed = await executor.getExecutedMigrations();
    if (hasOtherSchema(executed.map(({ name }) => name))) throw new MigrationFailed(otherSchema);
    const pending = await executor.getPendingMigrations();
    for (const migration of pending) await executor.executeMigration(migration);
    return pending.map(({ name }) => name);
  });
}

/**
 * Runs all pending migrations in one transaction, again while another transaction keeps a lock that they need. When several
 * processes start, one migrates and the others wait. Migrations that the database has beside this version's first schema are of
 * a newer version and fit this one.
 * @returns the names of the migrations that ran.
 * @throws MigrationFailed when the database has another first schema, when a migration fails, or when a lock is not free in time.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    for (const startedAt = Date.now(); ; await sleep(lockRetryMs)) {
      try {
        return await runPendingMigrations(dataSource, runner);
      } catch (error) {
        if (error instanceof MigrationFailed) throw error;
        if (isLockTimeout(error) && Date.now() - startedAt < maxLockWaitMs) continue;
        const message = `The database migration failed and was rolled back: ${(error as Error).message}.`;
        throw new MigrationFailed(message, { cause: error });
      }
    }
  } finally {
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
  await acquireMigrationLock(runner);
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
