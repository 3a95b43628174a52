import { setTimeout as sleep } from "node:timers/promises";
import { type DataSource, type Migration, MigrationExecutor, QueryFailedError, type QueryRunner } from "typeorm";

/** An arbitrary number that all processes of this project share. */
const lockKey = 740_112_026;
const lockPollMs = 200;
/**
 * How long a statement of a migration waits for a lock on a table or row. Statements of the site queue behind it, so it gives
 * up, lets them pass and tries again, until the total is over.
 */
const lockTimeoutMs = 500;
const lockRetryMs = 1_000;
const maxLockWaitMs = 120_000;

/** A migration failed. The message is for the person who started the program. */
export class MigrationFailed extends Error {}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === "55P03";

const hasOwnTransactions = ({ instance }: Migration): boolean => instance?.transaction === false;

/**
 * Splits migrations into steps that succeed or fail as a whole: consecutive ones share a transaction, and one that declares
 * `transaction = false` is a separate step.
 */
function splitSteps(pending: Migration[]): Migration[][] {
  const steps: Migration[][] = [];
  for (const [index, migration] of pending.entries()) {
    const previous = pending.at(index - 1);
    const isAlone = index === 0 || hasOwnTransactions(migration) || (previous && hasOwnTransactions(previous));
    if (isAlone) steps.push([migration]);
    else steps.at(-1)?.push(migration);
  }
  return steps;
}

/** Runs a migration outside a transaction, without the timeout of statements. */
async function runAlone(executor: MigrationExecutor, runner: QueryRunner, migration: Migration): Promise<void> {
  const [{ timeout }] = (await runner.query("SELECT current_setting('statement_timeout') AS timeout")) as {
    timeout: string;
  }[];
  await runner.query("SET statement_timeout = 0");
  try {
    await executor.executeMigration(migration);
  } finally {
    // In a transaction, because the client's own timeout returns with a commit.
    await runner.manager.transaction(() =>
      runner.query("SELECT set_config('statement_timeout', $1, false)", [timeout]),
    );
  }
}

/** Runs migrations that succeed or fail as a whole. @throws what one of them throws, also when a lock is not free in time. */
export async function runStep(executor: MigrationExecutor, runner: QueryRunner, step: Migration[]): Promise<void> {
  if (step.some(hasOwnTransactions)) return runAlone(executor, runner, step[0]);
  await runner.manager.transaction(async () => {
    await runner.query("SET LOCAL statement_timeout = 0");
    await runner.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    for (const migration of step) await executor.executeMigration(migration);
  });
}

/** Repeats the step while another transaction keeps a lock that it needs. */
async function runPatiently(executor: MigrationExecutor, runner: QueryRunner, step: Migration[]): Promise<void> {
  for (const startedAt = Date.now(); ; await sleep(lockRetryMs)) {
    try {
      return await runStep(executor, runner, step);
    } catch (error) {
      if (isLockTimeout(error) && Date.now() - startedAt < maxLockWaitMs) continue;
      const message = `The database migration failed and was rolled back: ${(error as Error).message}.`;
      throw new MigrationFailed(message, { cause: error });
    }
  }
}

/**
 * Waits until no other process migrates. It polls: a statement that waits in the database would itself keep CREATE INDEX
 * CONCURRENTLY waiting, which waits for all older statements.
 */
async function acquireMigrationLock(runner: QueryRunner): Promise<void> {
  for (; ; await sleep(lockPollMs)) {
    const [{ acquired }] = (await runner.query("SELECT pg_try_advisory_lock($1) AS acquired", [lockKey])) as {
      acquired: boolean;
    }[];
    if (acquired) return;
  }
}

/**
 * Runs all pending migrations in one transaction, except those that declare `transaction = false`. When several processes
 * start, one migrates and the others wait. Migrations that the database has and this version does not know are of a newer
 * version and fit this one.
 * @returns the names of the migrations that ran.
 * @throws MigrationFailed when one of them fails.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await acquireMigrationLock(runner);
    const executor = new MigrationExecutor(dataSource, runner);
    const pending = await executor.getPendingMigrations();
    for (const step of splitSteps(pending)) await runPatiently(executor, runner, step);
    return pending.map(({ name }) => name);
  } finally {
    await runner.query("SELECT pg_advisory_unlock_all()").catch(() => undefined);
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
