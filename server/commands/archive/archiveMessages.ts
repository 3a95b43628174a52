import { EnvironmentError } from "../../config/variables";
import { DataDirError } from "../../database/dataDir";
import { databaseError } from "../../core/errors/databaseErrors";
import { ArchiveRefused, type Manifest } from "./manifest";

/** Describes the content of an archive. */
export function summarizeArchive(beginning: string, { createdAt, tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${beginning} ${rows} rows of ${tables.length} tables and ${pictures} image files, as of ${createdAt}.`;
}

/** Returns an error message for the person who runs the command. */
export function describeFailure(error: unknown, failed: string, ending = ""): string {
  const userErrors = [ArchiveRefused, EnvironmentError, DataDirError];
  if (userErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const reason = databaseError(error)?.message ?? `${failed}: ${(error as Error).message}.`;
  return `${reason} ${ending}`.trimEnd();
}
