import "reflect-metadata";
import { GraphQLError } from "graphql";
import type { EntityManager } from "typeorm";
import { openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { EnvironmentError, parseEnvironment } from "../config/environment";
import { DataDirError } from "../database/dataDir";
import { databaseError } from "../shared/errors/databaseErrors";
import { type AdminCommandDeps, CommandRefused, runAdmin } from "./adminCommand";
import { askSecret, readSecret, SecretRefused } from "./secret";

async function newPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return readSecret(stdin);
  const password = await askSecret("Password: ", stdin, stderr);
  const again = await askSecret("Once more: ", stdin, stderr);
  if (password !== again) throw new SecretRefused("Passwords do not match. Nothing was changed.");
  return password;
}

async function withDatabase<Result>(work: (db: EntityManager) => Promise<Result>): Promise<Result> {
  // Silent: what went wrong is told in a sentence.
  const database = await openDatabase(parseEnvironment(process.env), createLog("silent"));
  try {
    await database.connect();
    return await work(database.dataSource.manager);
  } finally {
    await database.stop();
  }
}

/** A sentence for whoever typed the command. */
function explain(error: unknown): string {
  const known = [CommandRefused, SecretRefused, EnvironmentError, DataDirError];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const told = databaseError(error) ?? (error instanceof GraphQLError ? error : null);
  if (!told) return `The command failed: ${(error as Error).message}. Nothing was changed.`;
  const sentences = Object.values((told.extensions.fieldErrors ?? {}) as Record<string, string>);
  return sentences.length ? sentences.join("\n") : told.message;
}

const parts: AdminCommandDeps = { newPassword, print: (line) => console.log(line), withDatabase };

runAdmin(process.argv.slice(2), parts).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
