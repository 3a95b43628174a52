import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Environment } from "../config/environment";
import { createDataSource } from "../database/dataSource";
import { startEmbeddedDatabase } from "../database/embedded/embeddedDatabase";
import { migrate } from "../database/migrate";
import { databaseError } from "../shared/errors/databaseErrors";

const longestWait = 5_000;

export interface Database {
  dataSource: DataSource;
  /** Connects, as often as it takes, and migrates. Fails only where trying again cannot help. */
  connect(): Promise<void>;
  stop(): Promise<void>;
}

/** The database of the environment; the embedded engine is started, nothing is connected yet. */
export async function openDatabase(environment: Environment, log: Logger): Promise<Database> {
  const { databaseUrl, dataDir, databasePoolSize } = environment;
  const embedded = databaseUrl === null ? await startEmbeddedDatabase(dataDir) : null;
  const dataSource = createDataSource(
    embedded ? { socketDir: embedded.socketDir } : { url: databaseUrl ?? "", poolSize: databasePoolSize },
  );
  return {
    dataSource,
    connect: async () => {
      for (let wait = 250; !dataSource.isInitialized; wait = Math.min(2 * wait, longestWait)) {
        try {
          await dataSource.initialize();
        } catch (error) {
          if (!databaseError(error)) throw error;
          log.warn({ err: error, wait }, "the database does not answer, trying again");
          await sleep(wait);
        }
      }
      for (const name of await migrate(dataSource)) log.info({ migration: name }, "migrated");
    },
    stop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await embedded?.stop();
    },
  };
}
