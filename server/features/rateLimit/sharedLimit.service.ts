import { createHash } from "node:crypto";
import { type DataSource, type EntityManager, LessThan } from "typeorm";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { Attempt } from "./attempt.entity";

export interface Limit {
  points: number;
  /** In seconds. */
  duration: number;
}

/** Statements of their own: an attempt counts whatever becomes of the transaction in which it is made. */
const statementsOf = (dataSource: DataSource) => ({
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
 * Attempts that all processes on a database count together; each by itself while the database is away.
 * @param name tells them from those of another limit.
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
        storeClient: statementsOf(connection),
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

/** Nobody can read from the database who tried what. */
export const hashedKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Forgets attempts that limit nobody any more. @returns how many. */
export async function deleteExpiredAttempts(db: EntityManager): Promise<number> {
  const { affected } = await db.delete(Attempt, { expire: LessThan(String(Date.now())) });
  return affected ?? 0;
}
