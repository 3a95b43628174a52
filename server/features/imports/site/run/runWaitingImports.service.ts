import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { keepLease } from "../../../../core/jobs/lease";
import { ImportRefused } from "../../../../core/table/importRefused";
import { openExport } from "../files/openExport";
import { rememberPlaces } from "../menus/importMenu.service";
import type { SiteImport } from "../siteImport.entity";
import { SiteImportStatus } from "../siteImport.types";
import { beatSiteImport, claimSiteImport, endSiteImport, restoreUpload } from "../siteImports.service";
import { checkExport, writeExport } from "./runSiteImport.service";

async function checkOrWrite(db: EntityManager, run: SiteImport, folder: string, end: AbortSignal): Promise<void> {
  const file = path.join(folder, "export");
  await restoreUpload(db, run, file);
  const opened = await openExport(file, run.fileName);
  if (run.status === SiteImportStatus.CHECKING) {
    const { counts, problems, changes, total, menus: found } = await checkExport(db, run, opened, { end });
    const menus = await rememberPlaces(db, run.source, found);
    return endSiteImport(db, run, { status: SiteImportStatus.READY, counts, problems, changes, total, menus });
  }
  await writeExport(db, run, opened, { end });
  await endSiteImport(db, run, { status: SiteImportStatus.DONE });
}

const failed = "The import ended early; the server's log has the reason. Start it again to continue.";

/** Checks or writes a claimed import and stores how it ended. */
async function runClaimed(db: EntityManager, run: SiteImport, log: Logger, end: AbortSignal): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "wornby-site-"));
  const beat = () => beatSiteImport(db, run);
  try {
    await keepLease(beat, () => checkOrWrite(db, run, folder, end));
  } catch (error) {
    const isCheck = run.status === SiteImportStatus.CHECKING;
    // A stopping server leaves its run to another one, which continues it.
    if (end.aborted)
      return await endSiteImport(db, run, {
        status: isCheck ? SiteImportStatus.CHECK_QUEUED : SiteImportStatus.QUEUED,
      });
    if (!(error instanceof ImportRefused))
      log.error({ err: error, siteImport: run.id }, "a site could not be imported");
    const message = error instanceof ImportRefused ? error.message : failed;
    await endSiteImport(db, run, { status: SiteImportStatus.FAILED, message });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Checks and imports the waiting uploads, one after the other. @returns their number. */
export async function runWaitingImports(db: EntityManager, log: Logger, end: AbortSignal): Promise<number> {
  let count = 0;
  while (!end.aborted) {
    const run = await claimSiteImport(db);
    if (!run) break;
    await runClaimed(db, run, log, end);
    count += 1;
  }
  return count;
}
