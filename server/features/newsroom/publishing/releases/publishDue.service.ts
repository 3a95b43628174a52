import { GraphQLError } from "graphql";
import type { EntityManager } from "typeorm";
import { PublicationStatus } from "../../../../core/kinds/publishableRow";
import { type Write, write } from "../../../../core/write/write";
import { publishableKinds } from "../publishableKinds";
import { findRevision, writeRevision } from "../revisions/revisions.service";
import { updateStatus } from "../updateStatus";
import { Release, ReleaseStatus, ReleaseRow } from "./release.entity";
import { endRows, inPublishingOrder, newestRevision } from "./releaseRows";
import { setStatusOfRows } from "./releases.service";

/** Publishes the revision that the release holds. A row in the trash stays there, as a draft. */
async function publishRow(change: Write, { rowType, rowId, revisionId }: ReleaseRow): Promise<void> {
  const entity = publishableKinds[rowType].rows.entity;
  const find = () => change.db.findOne(entity, { where: { id: rowId }, lock: { mode: "pessimistic_write" } });
  let row = await find();
  if (!row) return;
  const [{ newest }]: { newest: string }[] = await change.db.query(`SELECT ${newestRevision("$1::uuid")} AS newest`, [
    rowId,
  ]);
  if (newest !== revisionId) {
    await writeRevision(change, rowType, row, await findRevision(change.db, revisionId));
    row = await find();
  }
  if (row) await updateStatus(change, rowType, row, PublicationStatus.PUBLISHED);
}

/** Publishes a release with all of its rows. @returns false when another server does or did so. */
const publishRelease = (db: EntityManager, id: string): Promise<boolean> =>
  write(db, null, async (change) => {
    const [free]: unknown[] = await change.db.query(
      "SELECT FROM releases WHERE id = $1 AND status = 'SCHEDULED' FOR UPDATE SKIP LOCKED",
      [id],
    );
    if (!free) return false;
    const rows = await change.db.findBy(ReleaseRow, { releaseId: id, isPending: true });
    for (const row of inPublishingOrder(rows.map((row) => ({ ...row, type: row.rowType }))))
      await publishRow(change, row);
    await endRows(change, id);
    // The database's clock, as for revisions: it tells which saves came before.
    await change.db.update(Release, { id }, { status: ReleaseStatus.PUBLISHED, publishedAt: () => "now()" });
    const { title } = await change.db.findOneByOrFail(Release, { id });
    await change.audit({ action: "publish", entityType: "release", entityId: id, title });
    change.recordEvent({ type: "release.published", data: { id, slug: null, title, status: "PUBLISHED", path: null } });
    return true;
  });

/** Returns the ids of the due releases, the earliest first. */
async function listDue(db: EntityManager, now: Date | null): Promise<string[]> {
  const rows: { id: string }[] = await db.query(
    "SELECT id FROM releases WHERE status = 'SCHEDULED' AND publish_at <= COALESCE($1, now()) ORDER BY publish_at LIMIT 100",
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Ends a release that cannot be published, and hands its rows over for review, so that editors see them. */
const failRelease = (db: EntityManager, id: string, problem: string): Promise<void> =>
  write(db, null, async (change) => {
    await setStatusOfRows(change, id, PublicationStatus.IN_REVIEW);
    await endRows(change, id);
    await change.db.update(Release, { id }, { status: ReleaseStatus.FAILED, problem });
    const { title } = await change.db.findOneByOrFail(Release, { id });
    await change.audit({ action: "fail", entityType: "release", entityId: id, title });
  });

/**
 * Publishes every due release, each in one transaction: with all of its rows or, when one of them is refused, with none.
 * Servers share the work; a release whose server dies is published by another one, or after the next start.
 * @param now for tests; the database's clock otherwise. @returns the number of published releases.
 */
export async function publishDue(db: EntityManager, now: Date | null = null): Promise<number> {
  let published = 0;
  const faults: unknown[] = [];
  for (const id of await listDue(db, now)) {
    try {
      if (await publishRelease(db, id)) published += 1;
    } catch (error) {
      if (error instanceof GraphQLError) await failRelease(db, id, error.message);
      // A fault of the database; the others may be published, and this one at the next look.
      else faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return published;
}
