import "reflect-metadata";
import { GraphQLError } from "graphql";
import { EnvironmentError } from "../config/variables";
import { DataDirError } from "../database/dataDir";
import { MigrationFailed } from "../database/migrate";
import { databaseError } from "../core/errors/databaseErrors";
import { type AdminCommandDeps, CommandRefused, runAdmin } from "./adminCommand";
import { askSecret, readSecret, SecretRefused } from "./secret";
import { withDatabase } from "./withDatabase";

async function newPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return readSecret(stdin);
  const password = await askSecret("Password: ", stdin, stderr);
  const repeated = await askSecret("Once more: ", stdin, stderr);
  if (password !== repeated) throw new SecretRefused("Passwords do not match. Nothing was changed.");
  return password;
}

/** Returns an error message for the person who runs the command. */
function explain(error: unknown): string {
  const userErrors = [CommandRefused, SecretRefused, EnvironmentError, DataDirError, MigrationFailed];
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
