import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { EntityManager } from "typeorm";
import { openExport } from "../files/openExport";
import type { ImportState } from "../run/importState";
import { checkExport, writeExport } from "../run/runSiteImport.service";
import { SiteImportStatus } from "../siteImport.types";
import { endSiteImport, findOrAddRun } from "../siteImports.service";

type Files = Record<string, string | object>;

/** Writes files into a new folder. @returns its path. */
export async function writeFolder(files: Files): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "wornby-export-"));
  for (const [name, content] of Object.entries(files))
    await fs.writeFile(path.join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  return folder;
}

interface Options {
  isCheck?: boolean;
  agreed?: boolean;
}

/** Imports a folder as the command does, or checks it. */
export async function importFolder(
  db: EntityManager,
  folder: string,
  { isCheck = false, agreed = false }: Options = {},
): Promise<ImportState> {
  const opened = await openExport(folder, "export");
  const run = await findOrAddRun(db, opened, { fileName: "export", agreed });
  const state = await (isCheck ? checkExport : writeExport)(db, run, opened);
  await endSiteImport(db, run, { status: SiteImportStatus.DONE });
  return state;
}

/** Imports files, or checks them. */
export async function importFiles(db: EntityManager, files: Files, options?: Options): Promise<ImportState> {
  const folder = await writeFolder(files);
  try {
    return await importFolder(db, folder, options);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}
