import { EnvironmentError } from "../../config/environment";
import { DataDirError } from "../../database/dataDir";
import { databaseError } from "../../shared/errors/databaseErrors";
import { ArchiveRefused, type Manifest } from "./manifest";

/** What an archive holds, as a sentence. */
export function summary(beginning: string, { createdAt, tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${beginning} ${rows} rows of ${tables.length} tables and ${pictures} picture files, as they were at ${createdAt}.`;
}

/** A sentence for whoever typed the command. */
export function describeFailure(error: unknown, failed: string, ending = ""): string {
  const known = [ArchiveRefused, EnvironmentError, DataDirError];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const reason = databaseError(error)?.message ?? `${failed}: ${(error as Error).message}.`;
  return `${reason} ${ending}`.trimEnd();
}
