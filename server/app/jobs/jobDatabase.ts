import { Pool } from "pg";
import type { Db } from "pg-boss";
import type { Logger } from "pino";
import { databaseError } from "../../core/errors/databaseErrors";
import { retryWithBackoff } from "../../core/network/retryWithBackoff";

const connectTimeout = 2_000;

const isTemporary = (error: unknown): boolean =>
  ["SERVICE_UNAVAILABLE", "TIMEOUT"].includes(String(databaseError(error)?.extensions.code));

export interface JobDatabase extends Db {
  close(): Promise<void>;
}

/**
 * The job queue's database connection. pg-boss does not handle failures of the statements that complete a job, and
 * would end the process: so they wait while the database is unavailable. After `end` a failed statement never settles,
 * because pg-boss cannot handle an error there.
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
        return await retryWithBackoff(query, { signal: end, shouldRetry: isTemporary });
      } catch (error) {
        if (end.aborted) return new Promise(() => undefined);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
