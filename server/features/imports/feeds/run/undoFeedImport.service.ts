import type { EntityManager } from "typeorm";
import { listTag } from "../../../../core/cache/cacheTags";
import { Import } from "../../../../core/imports/import.entity";
import type { UndoRules } from "../../../../core/imports/undoImport.service";
import type { Write } from "../../../../core/write/write";

/** Waits for a running import of the feed. */
async function lock(db: EntityManager, id: string): Promise<void> {
  const { feedId } = await db.findOneByOrFail(Import, { id });
  await db.query("SELECT pg_advisory_xact_lock(hashtext('feed import'), hashtext($1))", [feedId]);
}

/**
 * The next run reads the whole file, even an unchanged one, and no night brings back what was undone: the nightly run is off
 * until an administrator switches it on. Prices are as old as the run before.
 */
const restore = ({ db }: Write, id: string): Promise<unknown> =>
  db.query(
    `UPDATE feeds SET is_nightly = false, etag = '', last_modified = '', content_hash = '', version = version + 1, updated_at = now(),
       confirmed_at = (SELECT max(finished_at) FROM feed_runs WHERE feed_id = feeds.id AND status IN ('DONE', 'UNCHANGED')
         AND NOT is_dry_run AND finished_at < imports.created_at)
     FROM imports WHERE imports.id = $1 AND feeds.id = imports.feed_id`,
    [id],
  );

/** Restores the items of a feed with their prices. */
export const feedUndo: UndoRules = {
  entityType: "categoryItem",
  hint: "An editor or a price check changed it: its value counts. Correct the feed and import it again.",
  lock,
  restore,
  invalidate: (change) => change.invalidate(listTag("categoryItem")),
};
