import type { EntityManager } from "typeorm";
import { openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { parseEnvironment } from "../config/environment";

/** Connects to the configured database, does the work and disconnects. */
export async function withDatabase<Result>(work: (db: EntityManager) => Promise<Result>): Promise<Result> {
  // The log is silent because the command prints one error message.
  const database = await openDatabase(parseEnvironment(process.env), createLog("silent"));
  try {
    await database.connect();
    return await work(database.dataSource.manager);
  } finally {
    await database.stop();
  }
}
