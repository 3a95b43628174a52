import type { DataSource, EntityManager } from "typeorm";
import { paths } from "../../../../site/addresses";
import { contentKinds } from "../../../content/kinds/contentKind";
import { applyRevision } from "../../../content/revisions/applyRevision";
import type { Write } from "../../../content/write/write";
import { publishableEntities } from "../publishableEntities";
import { findRevision } from "../revisions/revisions.service";
import type { PreviewLink } from "./previewLink.entity";

/** Thrown to roll back the transaction. */
const rollback = new Error("A preview is rolled back.");

/** A change that invalidates and records nothing, because it is rolled back. */
const silentWrite = (db: EntityManager): Write => ({
  db,
  actor: null,
  invalidate: () => undefined,
  touch: () => undefined,
  announce: () => undefined,
  emit: () => undefined,
  audit: () => Promise.resolve(),
});

/** Makes the row public as the revision has it, with the celebrity of an outfit, and stops counting and analytics. */
async function show(db: EntityManager, link: PreviewLink): Promise<string | null> {
  const { rowType, rowId, revisionId } = link;
  const row = await db.findOneBy(publishableEntities[rowType], { id: rowId });
  if (!row) return null;
  await applyRevision(silentWrite(db), rowType, row, await findRevision(db, revisionId));
  const dated = rowType === "celebrity" ? "" : ", date = LEAST(date, (now() AT TIME ZONE 'UTC')::date)";
  const [[{ slug }]]: [{ slug: string }[]] = await db.query(
    `UPDATE ${contentKinds[rowType].table} SET status = 'PUBLISHED'${dated} WHERE id = $1 RETURNING slug`,
    [rowId],
  );
  if (rowType === "outfit")
    await db.query(
      "UPDATE celebrities SET status = 'PUBLISHED' WHERE id = (SELECT celebrity_id FROM outfits WHERE id = $1)",
      [rowId],
    );
  await db.query("UPDATE settings SET enable_tracking = false, track_outbound_links = false, google_analytics_id = ''");
  return paths[rowType](slug);
}

/**
 * Lets `work` read the database as visitors would if the revision were public: inside a transaction that is rolled back,
 * so that nobody else sees it.
 * @param work gets the manager to read with, and the path of the row's page. @returns null when the row is gone.
 */
export async function openPreview<Result>(
  dataSource: DataSource,
  link: PreviewLink,
  work: (db: EntityManager, path: string) => Promise<Result>,
): Promise<Result | null> {
  let result: Result | null = null;
  try {
    await dataSource.transaction(async (db) => {
      const path = await show(db, link);
      if (path !== null) result = await work(db, path);
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  return result;
}
