import { performance } from "node:perf_hooks";
import type { Client } from "pg";
import { type DataSource, EntityManager, type QueryRunner } from "typeorm";
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

/** Receives the milliseconds of a statement. */
type Report = (ms: number) => void;

/** Where transactions of timed managers report their time. */
const reports = new WeakMap<QueryRunner, Report>();

const microsecondsPerMs = 1_000;

/**
 * Reports how long this process waits for the database, and its own processor time meanwhile. The rest is time in which it waits
 * for a processor, because the machine is busy: no client has caused that.
 */
async function timeStatement<Result>(report: Report, work: () => Promise<Result>): Promise<Result> {
  const loop = performance.eventLoopUtilization();
  const processor = process.threadCpuUsage();
  try {
    return await work();
  } finally {
    const { idle, active } = performance.eventLoopUtilization(loop);
    const { user, system } = process.threadCpuUsage(processor);
    report(idle + Math.min(active, (user + system) / microsecondsPerMs));
  }
}

/** Reports each statement of the runner. */
function timeRunner(runner: QueryRunner, report: Report): void {
  const query = runner.query.bind(runner) as (...statement: unknown[]) => Promise<never>;
  runner.query = (...statement: unknown[]) => timeStatement(report, () => query(...statement));
  reports.set(runner, report);
}

/** Reports how long its statements take, without their wait for a connection. */
class TimedManager extends EntityManager {
  /** @param source the manager whose connections it uses */
  constructor(
    readonly source: EntityManager,
    readonly report: Report,
  ) {
    super(source.dataSource);
  }

  override async query<Result>(...[text, values]: Parameters<EntityManager["query"]>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.connect();
      return await timeStatement(this.report, () => this.dataSource.query<Result>(text, values, runner));
    } finally {
      await runner.release();
    }
  }

  override transaction<Result>(
    ...given: [TransactionWork<Result>] | [IsolationLevel, TransactionWork<Result>]
  ): Promise<Result> {
    const work = given[given.length - 1] as TransactionWork<Result>;
    const timed: TransactionWork<Result> = (db) => {
      if (db.queryRunner) timeRunner(db.queryRunner, this.report);
      return work(db);
    };
    return given.length === 1 ? super.transaction(timed) : super.transaction(given[0], timed);
  }
}

/** Returns a manager that reads as the given one does, and reports the milliseconds of its statements, also in transactions. */
export function timeStatements(db: EntityManager, report: Report): EntityManager {
  const timed = new TimedManager(db, report);
  return getAudience(db) === "editor" ? forEditors(timed) : timed;
}

/** Runs work on the connection of the manager's transaction, or on one for its reads. */
export async function runOnManager<Result>(db: EntityManager, work: ConnectionWork<Result>): Promise<Result> {
  if (db instanceof TimedManager)
    return runOnManager(db.source, (client) => timeStatement(db.report, () => work(client)));
  const { dataSource, queryRunner } = db;
  if (queryRunner) {
    const client = (await queryRunner.connect()) as Client;
    const report = reports.get(queryRunner);
    return report ? timeStatement(report, () => work(client)) : work(client);
  }
  return runners.get(db)?.(work) ?? runOnDataSource(dataSource, work);
}
