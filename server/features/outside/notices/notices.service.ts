import type { EntityManager } from "typeorm";
import { hasRole, type Role } from "../../../core/access/role";
import { write } from "../../../core/write/write";
import { findDeadLinks } from "./deadLinks";
import { findFailedBackups } from "./failedBackups";
import { findFailedFeeds } from "./failedFeeds";
import { type FoundNotice, noticeEvents, type NoticeKind, type NoticeList } from "./notice.types";
import { findPriceDrops } from "./priceDrops";
import { findDecliningPrograms, findQuietPrograms } from "./programNotices";
import { findStoppedMails } from "./stoppedMails";

/** Finds all notices, the most costly first: of mails, of backups, of a program, of a shop, of a link, and what costs nothing. */
async function findNotices(db: EntityManager): Promise<FoundNotice[]> {
  const found: FoundNotice[] = [];
  const finders = [
    findStoppedMails,
    findFailedBackups,
    findQuietPrograms,
    findDecliningPrograms,
    findFailedFeeds,
    findDeadLinks,
    findPriceDrops,
  ];
  for (const find of finders) found.push(...(await find(db)));
  return found;
}

/** Notices that only administrators can act on. */
const forAdmins: readonly NoticeKind[] = ["FAILED_FEED", "BACKUP_FAILED", "BACKUP_UNPROVEN"];

/** Returns the notices that the role can act on. */
export async function readNotices(db: EntityManager, role: Role, first: number): Promise<NoticeList> {
  const found = (await findNotices(db)).filter(({ kind }) => !forAdmins.includes(kind) || hasRole(role, "admin"));
  return {
    nodes: found.slice(0, first).map(({ subjectId, ...notice }) => ({ id: `${notice.kind}:${subjectId}`, ...notice })),
    totalCount: found.length,
  };
}

/** Remembers the notices of parameter 1, forgets those that went away, and returns the new ones. */
const rememberNotices = `
  WITH present AS (SELECT * FROM jsonb_to_recordset($1) AS notice (type text, id uuid)), ended AS (
    DELETE FROM announced_rows known WHERE row_type = ANY($2)
      AND NOT EXISTS (SELECT FROM present WHERE type = known.row_type AND id = known.row_id)
  )
  INSERT INTO announced_rows (row_type, row_id, state, version) SELECT type, id, 'PUBLIC', 0 FROM present
  ON CONFLICT DO NOTHING RETURNING row_type AS type, row_id AS id`;

/** Writes an event of each notice that appeared since the last call. @returns their number. */
export const announceNotices = (db: EntityManager): Promise<number> =>
  write(db, null, async (change) => {
    const found = (await findNotices(change.db)).map((notice) => ({ ...notice, type: noticeEvents[notice.kind].name }));
    const present = found.map(({ type, subjectId }) => ({ type, id: subjectId }));
    const types = Object.values(noticeEvents).map(({ name }) => name);
    const added: { type: string; id: string }[] = await change.db.query(rememberNotices, [
      JSON.stringify(present),
      types,
    ]);
    const isNew = new Set(added.map(({ type, id }) => `${type}:${id}`));
    for (const { type, subjectId: id, text, path } of found)
      if (isNew.has(`${type}:${id}`))
        change.recordEvent({ type, data: { id, slug: null, title: text, status: null, path } });
    return added.length;
  });
