import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Client, PoolClient } from "pg";
import { fakeOnly } from "../../testing/time/fakeTimers";
import { PatientPool } from "./patientPool";

/** A connection to nowhere, which the pool takes for a usable one. */
class TestClient extends EventEmitter {
  readonly _queryable = true;
  connect(done: () => void): void {
    done();
  }
  end(done?: () => void): void {
    done?.();
  }
}

describe("the pool of the embedded engine", () => {
  let backedUpUntil: number;
  let pool: PatientPool;
  let busy: PoolClient;
  beforeEach(async () => {
    backedUpUntil = -Infinity;
    pool = new PatientPool({
      Client: TestClient as unknown as new () => Client,
      max: 1,
      connectionTimeoutMillis: 900,
      wasBackedUp: (since) => backedUpUntil >= since,
    });
    busy = await pool.connect();
    jest.useFakeTimers(fakeOnly("setTimeout", "clearTimeout"));
  });
  afterEach(async () => {
    jest.useRealTimers();
    busy.release();
    await pool.end();
  });

  /** Lets the wait for a connection run into its limit. */
  const passWait = async (): Promise<void> => {
    while (pool.waitingCount === 0) await nextTurn();
    jest.advanceTimersByTime(900);
  };
  /** As TypeORM connects. */
  const connect = (): Promise<PoolClient> =>
    new Promise((resolve, reject) => {
      pool.connect((error, client) => (client ? resolve(client) : reject(error as Error)));
    });

  test("refuses a caller who waits for longer than the limit", async () => {
    const refused = expect(connect()).rejects.toThrow("timeout exceeded");
    await passWait();
    await refused;
  });

  test("lets callers wait for as long as a backup runs, and for the limit afterwards", async () => {
    backedUpUntil = Infinity;
    const waiting = connect();
    for (let waits = 0; waits < 5; waits += 1) await passWait();
    while (pool.waitingCount === 0) await nextTurn();
    backedUpUntil = performance.now();
    await passWait();
    while (pool.waitingCount === 0) await nextTurn();
    busy.release();
    busy = await waiting;
  });

  test("refuses a caller whose whole wait is after the backup", async () => {
    backedUpUntil = performance.now() - 1;
    const refused = expect(connect()).rejects.toThrow("timeout exceeded");
    await passWait();
    await refused;
  });
});
