import { type DataSource, MigrationExecutor, type QueryRunner } from "typeorm";
import { migrateTo, runStep } from "../migrate";
import { findBreaks } from "./findBreaks";
import { type DatabaseSchema, readSchema } from "./readSchema";

/** Content of released.json: what servers in production may still run while a newer version starts. */
export interface Released {
  /** Name of the last migration of the released version. */
  lastMigration: string;
  /** Tables and `table.column`s that the released version does not use; a migration may drop them. */
  unused: string[];
  /** Those that this version stops using. The release makes them `unused`. */
  unusedFromNow: string[];
  /** Reasons why a break is none, by `MIGRATION SUBJECT`. */
  accepted: Record<string, string>;
}

/** Forgets tables and columns that the released version does not use, with their constraints. */
function withoutUnused(schema: DatabaseSchema, unused: readonly string[]): DatabaseSchema {
  const isUsed = (table: string, column?: string): boolean =>
    !unused.includes(table) && !(column && unused.includes(`${table}.${column}`));
  return {
    tables: schema.tables.filter((table) => isUsed(table)),
    columns: schema.columns.filter(({ table, name }) => isUsed(table, name)),
    constraints: schema.constraints.filter(({ table, columns }) => columns.every((column) => isUsed(table, column))),
    functions: schema.functions.filter((name) => isUsed(name)),
  };
}

async function checkEach(dataSource: DataSource, runner: QueryRunner, released: Released): Promise<string[]> {
  const names = dataSource.migrations.map(({ name = "" }) => name);
  const last = names.indexOf(released.lastMigration);
  if (last === -1) return [`The migration ${released.lastMigration} of server/database/released.json is missing.`];
  await runner.manager.transaction(() => migrateTo(dataSource, runner, new Set(names.slice(0, last + 1))));
  const before = withoutUnused(await readSchema(runner), released.unused);
  const executor = new MigrationExecutor(dataSource, runner);
  const [problems, reported] = [[] as string[], new Set<string>()];
  for (const migration of await executor.getPendingMigrations()) {
    await runStep(executor, runner, [migration]);
    for (const { subject, message } of findBreaks(before, await readSchema(runner))) {
      // Later migrations do not repeat it.
      if (reported.has(`${subject} ${message}`)) continue;
      reported.add(`${subject} ${message}`);
      const key = `${migration.name} ${subject}`;
      if (!released.accepted[key]) problems.push(`The migration ${migration.name} ${message}. (${key})`);
    }
  }
  return problems;
}

/**
 * Runs the migrations since the last release one by one and compares the schema after each with the released one.
 * @param dataSource an empty database
 * @returns a sentence for each change that breaks the released version.
 */
export async function checkMigrations(dataSource: DataSource, released: Released): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    return await checkEach(dataSource, runner, released);
  } finally {
    await runner.release();
  }
}

/**
 * Returns what released.json says after a release of this version.
 * @param dataSource a database with all migrations
 */
export async function recordRelease(dataSource: DataSource, { unused, unusedFromNow }: Released): Promise<Released> {
  const runner = dataSource.createQueryRunner();
  try {
    const { tables, columns } = await readSchema(runner);
    const existing = new Set([...tables, ...columns.map(({ table, name }) => `${table}.${name}`)]);
    return {
      lastMigration: dataSource.migrations.at(-1)?.name ?? "",
      unused: [...unused, ...unusedFromNow].filter((subject) => existing.has(subject)),
      unusedFromNow: [],
      accepted: {},
    };
  } finally {
    await runner.release();
  }
}
