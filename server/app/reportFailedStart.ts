import pino, { type DestinationStream } from "pino";
import { EnvironmentError } from "../config/variables";
import { DataDirError } from "../database/dataDir";
import { MigrationFailed } from "../database/migrate";
import { databaseError } from "../core/errors/databaseErrors";
import { createLog } from "./log";

const forPeople = [EnvironmentError, DataDirError, MigrationFailed];

const hasLostDatabase = (error: unknown): boolean => databaseError(error)?.extensions.code === "SERVICE_UNAVAILABLE";

/** Reports why the server did not start: a sentence for the person who started it, or one line of the log, without SQL. */
export function reportFailedStart(error: unknown, destination: DestinationStream = pino.destination(2)): void {
  const isDatabaseLost = hasLostDatabase(error instanceof MigrationFailed ? error.cause : error);
  if (!isDatabaseLost && forPeople.some((kind) => error instanceof kind)) {
    destination.write(`${(error as Error).message}\n`);
    return;
  }
  const sentence = isDatabaseLost
    ? "The database stopped responding during the start. Start the server again; a start that was cut off changes nothing."
    : "The server could not start.";
  createLog("fatal", destination).fatal({ err: error }, sentence);
}
