import type { Client } from "pg";
import type { DataSource, EntityManager } from "typeorm";

/** Work on one connection, such as a statement. */
export type ConnectionWork<Result> = (client: Client) => Promise<Result>;

/** Runs work on a connection that it chooses. The work may run twice, on another connection after a failure. */
export type RunOnConnection = <Result>(work: ConnectionWork<Result>) => Promise<Result>;

const runners = new WeakMap<EntityManager, RunOnConnection>();

/** Makes the reading statements of a manager run on connections that the function chooses. @returns the same manager. */
export function readThrough(db: EntityManager, run: RunOnConnection): EntityManager {
  runners.set(db, run);
  return db;
}

/** Runs work on a free connection of the data source. */
export async function runOnDataSource<Result>(dataSource: DataSource, work: ConnectionWork<Result>): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    return await work((await runner.connect()) as Client);
  } finally {
    await runner.release();
  }
}

/** Runs work on the connection of the manager's transaction, or on one for its reads. */
export async function runOnManager<Result>(db: EntityManager, work: ConnectionWork<Result>): Promise<Result> {
  const { dataSource, queryRunner } = db;
  if (queryRunner) return work((await queryRunner.connect()) as Client);
  return runners.get(db)?.(work) ?? runOnDataSource(dataSource, work);
}
