import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Environment } from "../config/environment";
import { createDataSource } from "../database/dataSource";
import { startEmbeddedDatabase } from "../database/embedded/embeddedDatabase";
import { migrate } from "../database/migrate";
import { Reader } from "../database/reader";
import { onWrite } from "../core/cache/invalidation";
import { databaseError } from "../core/errors/databaseErrors";
import { retryWithBackoff } from "../core/network/retryWithBackoff";

const longestClose = 1_000;

export interface Database {
  dataSource: DataSource;
  /** For visitors' reads; undefined when the primary serves them. */
  reader?: Reader;
  /** Connects and migrates; with a signal, retries until it aborts unless retrying cannot help. */
  connect(retryUntil?: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the database of the environment; starts the embedded engine but connects nothing yet. */
export async function openDatabase(environment: Environment, log: Logger, signal?: AbortSignal): Promise<Database> {
  const { databaseUrl, databaseReaderUrl, dataDir, databasePoolSize } = environment;
  const embedded = databaseUrl === null ? await startEmbeddedDatabase(dataDir, signal) : null;
  const dataSource = createDataSource({
    ...(embedded ?? { url: databaseUrl ?? "", poolSize: databasePoolSize }),
    connectTimeoutMs: environment.databaseWaitMs,
  });
  const options = { poolSize: databasePoolSize, writer: dataSource, log };
  const reader = databaseReaderUrl === null ? undefined : new Reader({ url: databaseReaderUrl, ...options });
  // Registered first, so that a replica is not read before it contains the write.
  const removeListener = onWrite(() => reader?.markWritten());
  return {
    dataSource,
    reader,
    connect: async (retryUntil) => {
      if (!dataSource.isInitialized) {
        await retryWithBackoff(() => dataSource.initialize(), {
          signal: retryUntil,
          shouldRetry: (error) => databaseError(error) !== null,
          onRetry: (err, wait) => log.warn({ err, wait }, "the database does not respond, retrying"),
        });
      }
      for (const name of await migrate(dataSource)) log.info({ migration: name }, "migrated");
      reader?.markWritten();
    },
    stop: async () => {
      removeListener();
      await Promise.race([reader?.stop(), sleep(longestClose, undefined, { ref: false })]);
      // The pool waits for busy connections, which never return after a hung statement.
      const closed = dataSource.isInitialized ? dataSource.destroy().catch(() => undefined) : null;
      await Promise.race([closed, sleep(longestClose, undefined, { ref: false })]);
      await embedded?.stop();
    },
  };
}
