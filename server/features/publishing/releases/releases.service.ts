import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { Select } from "../../../core/read/select";
import type { SortOrder } from "../../../core/read/sortOrder";
import { sql } from "../../../core/read/sql";
import { Revision } from "../../../core/revisions/revision.entity";
import { Release, type PendingRelease } from "./release.entity";
import type { ReleasesArgs } from "./release.inputs";
import { newestRevision } from "./releaseRows";

const latest: SortOrder = { direction: "DESC", keys: [{ expression: "release.publish_at", type: "timestamptz" }] };

/** Returns releases by their time, latest first. */
export function listReleases(db: EntityManager, { status, ...page }: ReleasesArgs): Promise<Page<Release>> {
  const query = new Select(db, Release, "release");
  if (status) query.andWhere(sql`release.status = ${status}`);
  return readKeysetPage(query, latest, page);
}

interface PendingRow extends Omit<PendingRelease, "release"> {
  releaseId: string;
}

/** Returns how a row will be published; null when it is not scheduled. */
export async function findPendingRelease(db: EntityManager, id: string): Promise<PendingRelease | null> {
  if (!isUuid(id)) return null;
  const [row]: PendingRow[] = await db.query(
    `SELECT pending.release_id AS "releaseId", pending.revision_id AS "revisionId", revision.created_at AS "savedAt",
       pending.revision_id <> ${newestRevision("pending.row_id")} AS "hasLaterChanges"
     FROM release_rows pending JOIN revisions revision ON revision.id = pending.revision_id
     WHERE pending.row_id = $1 AND pending.is_pending`,
    [id],
  );
  if (!row) return null;
  const { releaseId, ...pending } = row;
  return { ...pending, release: await db.findOneByOrFail(Release, { id: releaseId }) };
}

/**
 * Returns an editor's last save after the version that a release has published: the next version, until someone saves
 * again. Null when there is none.
 */
export async function findUnpublishedSave(db: EntityManager, id: string): Promise<Revision | null> {
  if (!isUuid(id)) return null;
  const [row]: { id: string }[] = await db.query(
    `SELECT later.id
     FROM (SELECT published.revision_id, release.published_at
       FROM release_rows published JOIN releases release ON release.id = published.release_id
       WHERE published.row_id = $1 AND release.status = 'PUBLISHED'
       ORDER BY release.published_at DESC LIMIT 1) last,
     LATERAL (SELECT revision.id, revision.created_at FROM revisions revision
       WHERE revision.row_id = $1 AND revision.id > last.revision_id AND revision.author_id IS NOT NULL
       ORDER BY revision.id DESC LIMIT 1) later
     WHERE later.created_at <= last.published_at`,
    [id],
  );
  return row ? db.findOneBy(Revision, { id: row.id }) : null;
}
