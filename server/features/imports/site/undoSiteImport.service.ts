import type { EntityManager } from "typeorm";
import { everythingTag } from "../../../core/cache/cacheTag";
import { conflict } from "../../../core/errors/appErrors";
import type { UndoRules } from "../../../core/imports/undoImport.service";
import { leaseInterval } from "../../../core/jobs/lease";
import { usesSql } from "../../newsroom/media/library/pictureUses";
import { restoreMenus } from "./menus/importMenu.service";
import { SiteImportPart } from "./siteImport.entity";

/** An upload whose server died is continued by another one. A command is not. */
async function requireEnded(db: EntityManager, id: string): Promise<void> {
  const running: unknown[] = await db.query(
    `SELECT FROM site_imports WHERE id = $1 AND (status = 'QUEUED'
       OR status = 'RUNNING' AND (is_uploaded OR heartbeat_at > now() - ${leaseInterval}))`,
    [id],
  );
  if (running.length > 0) throw conflict("This import is still running. Undo it when it has ended.");
}

/** Refuses to remove fetched pictures that rows of others use by now. */
async function requireUnusedPictures(db: EntityManager, id: string): Promise<void> {
  const used = await db.query<{ name: string }[]>(
    `SELECT DISTINCT picture.file_name AS name FROM import_changes change
       JOIN pictures picture ON picture.id = (change.key ->> 'id')::uuid
       JOIN (${usesSql}) used ON used.address = picture.address
     WHERE change.import_id = $1 AND change.table_name = 'pictures' AND change.before IS NULL
       AND NOT EXISTS (SELECT FROM import_changes own WHERE own.import_id = $1 AND own.key ->> 'id' = used.id::text)
     ORDER BY 1`,
    [id],
  );
  if (used.length > 0)
    throw conflict(`Other rows use pictures of this import, such as “${used[0].name}”. Replace them there first.`);
}

/** Restores the rows of a site with their old addresses and pictures, and its menus. */
export const siteUndo: UndoRules = {
  entityType: "site",
  hint: "An editor or a later import changed it: undo that change first, or change the rows by hand.",
  lock: async (db, id) => {
    await requireEnded(db, id);
    await requireUnusedPictures(db, id);
  },
  restore: async (change, id) => {
    await restoreMenus(change, id);
    await change.db.delete(SiteImportPart, { importId: id });
  },
  invalidate: (change) => change.invalidate(everythingTag),
};
