import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Environment } from "../config/environment";
import { createDataSource } from "../database/dataSource";
import { startEmbeddedDatabase } from "../database/embedded/embeddedDatabase";
import { migrate } from "../database/migrate";
import { Replicas } from "../database/replicas";
import { onWrite } from "../shared/cache/invalidation";
import { databaseError } from "../shared/errors/databaseErrors";
import { retryWithBackoff } from "../shared/retryWithBackoff";

const longestClose = 1_000;

export interface Database {
  dataSource: DataSource;
  /** Where visitors' reads go. */
  replicas: Replicas;
  /** Connects and migrates; with a signal as often as it takes until then, failing only where that cannot help. */
  connect(retryUntil?: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

/** The database of the environment; the embedded engine is started, nothing is connected yet. */
export async function openDatabase(environment: Environment, log: Logger, signal?: AbortSignal): Promise<Database> {
  const { databaseUrl, dataDir, databasePoolSize } = environment;
  const embedded = databaseUrl === null ? await startEmbeddedDatabase(dataDir, signal) : null;
  const dataSource = createDataSource({
    ...(embedded ? { socketDir: embedded.socketDir } : { url: databaseUrl ?? "", poolSize: databasePoolSize }),
    connectTimeoutMs: environment.databaseWaitMs,
  });
  const replicas = new Replicas({
    primary: dataSource,
    urls: environment.databaseReplicaUrls,
    poolSize: databasePoolSize,
    log,
  });
  // The first to hear of a write: what others read when they hear of it must hold it.
  const forget = onWrite(() => replicas.markWritten());
  return {
    dataSource,
    replicas,
    connect: async (retryUntil) => {
      if (!dataSource.isInitialized) {
        await retryWithBackoff(() => dataSource.initialize(), {
          signal: retryUntil,
          shouldRetry: (error) => databaseError(error) !== null,
          onRetry: (err, wait) => log.warn({ err, wait }, "the database does not answer, trying again"),
        });
      }
      for (const name of await migrate(dataSource)) log.info({ migration: name }, "migrated");
      replicas.start();
    },
    stop: async () => {
      forget();
      await Promise.race([replicas.stop(), sleep(longestClose, undefined, { ref: false })]);
      // The pool waits for its connections to come back, which a hung statement's never does.
      const closed = dataSource.isInitialized ? dataSource.destroy().catch(() => undefined) : null;
      await Promise.race([closed, sleep(longestClose, undefined, { ref: false })]);
      await embedded?.stop();
    },
  };
}
