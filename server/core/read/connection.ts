import type { Client } from "pg";
import { type DataSource, EntityManager } from "typeorm";
import { forEditors, getAudience } from "./audience";

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

type TransactionWork<Result> = (db: EntityManager) => Promise<Result>;
type IsolationLevel = Parameters<EntityManager["transaction"]>[0];

/** Reports how long its statements and transactions take. */
class TimedManager extends EntityManager {
  /** @param source the manager whose connections it uses */
  constructor(
    readonly source: EntityManager,
    private readonly report: (ms: number) => void,
  ) {
    super(source.dataSource);
  }

  async time<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.report(performance.now() - began);
    }
  }

  override query<Result>(...statement: Parameters<EntityManager["query"]>): Promise<Result> {
    return this.time(() => super.query<Result>(...statement));
  }

  override transaction<Result>(
    ...given: [TransactionWork<Result>] | [IsolationLevel, TransactionWork<Result>]
  ): Promise<Result> {
    return this.time(() => super.transaction(...(given as [TransactionWork<Result>])));
  }
}

/** Returns a manager that reads as the given one does, and reports the milliseconds of its statements and transactions. */
export function timeStatements(db: EntityManager, report: (ms: number) => void): EntityManager {
  const timed = new TimedManager(db, report);
  return getAudience(db) === "editor" ? forEditors(timed) : timed;
}

/** Runs work on the connection of the manager's transaction, or on one for its reads. */
export async function runOnManager<Result>(db: EntityManager, work: ConnectionWork<Result>): Promise<Result> {
  if (db instanceof TimedManager) return runOnManager(db.source, (client) => db.time(() => work(client)));
  const { dataSource, queryRunner } = db;
  if (queryRunner) return work((await queryRunner.connect()) as Client);
  return runners.get(db)?.(work) ?? runOnDataSource(dataSource, work);
}
