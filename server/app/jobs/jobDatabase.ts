import { Pool } from "pg";
import type { Db } from "pg-boss";
import type { Logger } from "pino";
import { databaseError } from "../../shared/errors/databaseErrors";
import { retryWithBackoff } from "../../shared/retryWithBackoff";

const connectTimeout = 2_000;

const isPassing = (error: unknown): boolean =>
  ["SERVICE_UNAVAILABLE", "TIMEOUT"].includes(String(databaseError(error)?.extensions.code));

export interface JobDatabase extends Db {
  close(): Promise<void>;
}

/**
 * The job queue's way to its database. pg-boss handles no failure of the statements that close a job, and such a one would end
 * the process: so while the database cannot be reached they wait until it can. After `end` nothing matters any more, and pg-boss
 * could not read an answer that is none: what fails then is never answered.
 */
export function jobDatabase(connectionString: string, log: Logger, end: AbortSignal): JobDatabase {
  const pool = new Pool({
    connectionString,
    max: 2,
    application_name: "wornby jobs",
    connectionTimeoutMillis: connectTimeout,
  });
  pool.on("error", (error) => log.warn({ err: error }, "the job queue has lost a connection"));
  return {
    async executeSql(text, values) {
      const query = () => pool.query<Record<string, unknown>>(text, values);
      try {
        return await retryWithBackoff(query, { signal: end, shouldRetry: isPassing });
      } catch (error) {
        if (end.aborted) return new Promise(() => undefined);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
