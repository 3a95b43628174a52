import "reflect-metadata";
import { GraphQLError } from "graphql";
import type { EntityManager } from "typeorm";
import { openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { EnvironmentError, parseEnvironment } from "../config/environment";
import { DataDirError } from "../database/dataDir";
import { databaseError } from "../core/errors/databaseErrors";
import { type AdminCommandDeps, CommandRefused, runAdmin } from "./adminCommand";
import { askSecret, readSecret, SecretRefused } from "./secret";

async function newPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return readSecret(stdin);
  const password = await askSecret("Password: ", stdin, stderr);
  const repeated = await askSecret("Once more: ", stdin, stderr);
  if (password !== repeated) throw new SecretRefused("Passwords do not match. Nothing was changed.");
  return password;
}

async function withDatabase<Result>(work: (db: EntityManager) => Promise<Result>): Promise<Result> {
  // The log is silent because the command prints one error message.
  const database = await openDatabase(parseEnvironment(process.env), createLog("silent"));
  try {
    await database.connect();
    return await work(database.dataSource.manager);
  } finally {
    await database.stop();
  }
}

/** Returns an error message for the person who runs the command. */
function explain(error: unknown): string {
  const userErrors = [CommandRefused, SecretRefused, EnvironmentError, DataDirError];
  if (userErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const apiError = databaseError(error) ?? (error instanceof GraphQLError ? error : null);
  if (!apiError) return `The command failed: ${(error as Error).message}. Nothing was changed.`;
  const messages = Object.values((apiError.extensions.fieldErrors ?? {}) as Record<string, string>);
  return messages.length ? messages.join("\n") : apiError.message;
}

const deps: AdminCommandDeps = { newPassword, print: (line) => console.log(line), withDatabase };

runAdmin(process.argv.slice(2), deps).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
