import { setImmediate as nextTurn } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../testing/database/testDatabase";
import { getPool } from "../../testing/faults/faultyServer";
import { editorManager, getAudience } from "./audience";
import { timeStatements } from "./connection";
import { readRows, runStatement } from "./runStatement";

const sleep = "SELECT pg_sleep(0.05)";

describe("a manager that times its statements", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  const collect = () => {
    const times: number[] = [];
    return { times, db: timeStatements(dataSource.manager, (ms) => times.push(ms)) };
  };
  const sum = (times: number[]): number => times.reduce((total, ms) => total + ms, 0);

  test("reports how long reads, raw SQL and statements of transactions take, also when they fail", async () => {
    const { times, db } = collect();
    await runStatement(db, sleep, []);
    await readRows(db, sleep);
    await db.query(sleep);
    await db.transaction((transaction) => transaction.query(sleep));
    await db.transaction("REPEATABLE READ", (transaction) => transaction.query(sleep));
    const failing = db.transaction(async (transaction) => {
      await transaction.query(sleep);
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    await db.transaction((transaction) => runStatement(transaction, sleep, []));
    expect(times.filter((ms) => ms > 40)).toHaveLength(7);
  });

  test("does not report how long they wait for a connection", async () => {
    const { times, db } = collect();
    const size = dataSource.options.type === "postgres" ? (dataSource.options.poolSize ?? 1) : 1;
    const held = Array.from({ length: size }, () => dataSource.createQueryRunner());
    for (const runner of held) await runner.connect();
    const waiting = Promise.all([
      runStatement(db, "SELECT 1", []),
      db.query("SELECT 1"),
      db.transaction((transaction) => transaction.query("SELECT 1")),
    ]);
    while (getPool(dataSource).waitingCount < 3) await nextTurn();
    await held[0].query("SELECT pg_sleep(0.5)");
    for (const runner of held) await runner.release();
    await waiting;
    expect(sum(times)).toBeLessThan(400);
  });

  test("does not report how long this process waits for a processor", async () => {
    const { times, db } = collect();
    const waiting = db.query("SELECT 1");
    // It is sent in a later turn.
    while (getPool(dataSource).idleCount === getPool(dataSource).totalCount) await nextTurn();
    // As on a busy machine: the process does not run, and has not said that it waits for anything.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    await waiting;
    expect(sum(times)).toBeLessThan(400);
  });

  test("keeps the audience", () => {
    const report = () => undefined;
    expect(getAudience(timeStatements(dataSource.manager, report))).toBe("visitor");
    expect(getAudience(timeStatements(editorManager(dataSource.manager), report))).toBe("editor");
  });
});
