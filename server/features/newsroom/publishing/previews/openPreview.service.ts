import type { DataSource, EntityManager } from "typeorm";
import { paths } from "../../../../../site/addresses";
import { today } from "../../../../core/kinds/publicSql";
import { contentKinds } from "../../../../core/kinds/contentKind";
import type { PublishableType } from "../../../../core/kinds/publishableRow";
import { applyRevision } from "../../../../core/revisions/applyRevision";
import { runAndRollBack } from "../../../../core/write/rollBack";
import { silentWrite } from "../../../../core/write/write";
import { readWithoutTracking } from "../../../site/settings/settings.service";
import { publishableKinds } from "../publishableKinds";
import { findRevision } from "../revisions/revisions.service";
import type { PreviewLink } from "./previewLink.entity";

/**
 * Makes the row public as it is, with the celebrity of an outfit, in a transaction that will be rolled back, and lets its
 * manager read settings without counting and analytics. Of the rows that others save, it locks only those that are not
 * public yet, and the shown one.
 * @returns the path of the row's page.
 */
export async function showRow(db: EntityManager, type: PublishableType, id: string): Promise<string> {
  // Not LEAST, which ignores null: a row without a date would get today's.
  const dated =
    contentKinds[type].date === null ? "" : `, date = CASE WHEN date > ${today} THEN ${today} ELSE date END`;
  const [[{ slug }]]: [{ slug: string }[]] = await db.query(
    `UPDATE ${contentKinds[type].table} SET status = 'PUBLISHED'${dated} WHERE id = $1 RETURNING slug`,
    [id],
  );
  if (publishableKinds[type].wearer === "shows")
    await db.query(
      `UPDATE celebrities SET status = 'PUBLISHED'
       WHERE id = (SELECT celebrity_id FROM outfits WHERE id = $1) AND status <> 'PUBLISHED'`,
      [id],
    );
  readWithoutTracking(db);
  return paths[type](slug);
}

/** Gives the row the content of the link's revision and makes it public. @returns null when the row is gone. */
async function showRevision(db: EntityManager, { rowType, rowId, revisionId }: PreviewLink): Promise<string | null> {
  const row = await db.findOneBy(publishableKinds[rowType].rows.entity, { id: rowId });
  if (!row) return null;
  await applyRevision(silentWrite(db), rowType, row, await findRevision(db, revisionId));
  return showRow(db, rowType, rowId);
}

/**
 * Lets `work` read the database as visitors would if the revision were public: inside a transaction that is rolled back,
 * so that nobody else sees it.
 * @param work gets the manager to read with, and the path of the row's page. @returns null when the row is gone.
 */
export const openPreview = <Result>(
  dataSource: DataSource,
  link: PreviewLink,
  work: (db: EntityManager, path: string) => Promise<Result>,
): Promise<Result | null> =>
  runAndRollBack(dataSource, async (db) => {
    const path = await showRevision(db, link);
    return path === null ? null : work(db, path);
  });
