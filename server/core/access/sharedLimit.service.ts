import { createHash } from "node:crypto";
import { type DataSource, type EntityManager, LessThan } from "typeorm";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { Attempt } from "./attempt.entity";
import { addressRange, countAttempt } from "./rateLimit";

export interface Limit {
  points: number;
  /** In seconds. */
  duration: number;
}

/** Runs outside of the caller's transaction, so that an attempt counts even after a rollback. */
const createStoreClient = (dataSource: DataSource) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const runner = dataSource.createQueryRunner();
    try {
      const { records, affected } = await runner.query(text, values, true);
      return { rows: records as unknown[], rowCount: affected };
    } finally {
      await runner.release();
    }
  },
});

/**
 * Creates a limit that all processes of a database share; each counts separately while the database is unavailable.
 * @param name distinguishes it from other limits.
 */
export function sharedLimit(name: string, limit: Limit): (db: EntityManager) => RateLimiterAbstract {
  const own = new RateLimiterMemory(limit);
  const limiters = new WeakMap<DataSource, RateLimiterPostgres>();
  return ({ connection }) => {
    const limiter =
      limiters.get(connection) ??
      new RateLimiterPostgres({
        ...limit,
        keyPrefix: name,
        storeClient: createStoreClient(connection),
        storeType: "client",
        tableName: "attempts",
        tableCreated: true,
        clearExpiredByTimeout: false,
        insuranceLimiter: own,
      });
    limiters.set(connection, limiter);
    return limiter;
  };
}

/** Hashes the key, so that the database does not reveal who made an attempt. */
export const hashedKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Counts an attempt of the subscriber whose address it is. @throws TOO_MANY_REQUESTS with the given message. */
export const countCaller = (limiter: RateLimiterAbstract, clientAddress: string, sentence: string): Promise<void> =>
  countAttempt(limiter, hashedKey(addressRange(clientAddress)), sentence);

const timesPerMinute = { points: 5, duration: 60 };
const timesPerDay = { points: 50, duration: 86_400 };

/** Limits how often one subscriber sends a form that needs no account. */
export function formLimit(name: string) {
  const limits = [sharedLimit(name, timesPerMinute), sharedLimit(`${name}-day`, timesPerDay)];
  return {
    /**
     * Counts by minute and by day at once, because each waits for a database that is away.
     * @throws TOO_MANY_REQUESTS with the sentence of the limit that was reached
     */
    async count(db: EntityManager, clientAddress: string, sentences: { minute: string; day: string }): Promise<void> {
      const [minute, day] = limits.map((limit) => limit(db));
      await Promise.all([
        countCaller(minute, clientAddress, sentences.minute),
        countCaller(day, clientAddress, sentences.day),
      ]);
    },
    async uncount(db: EntityManager, clientAddress: string): Promise<void> {
      const key = hashedKey(addressRange(clientAddress));
      await Promise.all(limits.map((limit) => limit(db).reward(key)));
    },
  };
}

/** Deletes expired attempts. @returns the number of deleted rows. */
export async function deleteExpiredAttempts(db: EntityManager): Promise<number> {
  const { affected } = await db.delete(Attempt, { expire: LessThan(String(Date.now())) });
  return affected ?? 0;
}
