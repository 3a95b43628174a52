import type { EntityManager } from "typeorm";
import { PublicationStatus, type PublishableType, publishableTypes } from "../../../../core/kinds/publishableRow";
import { lockRow } from "../../../../core/write/saveRow";
import { recordRevisions } from "../../../../core/revisions/recordRevisions";
import type { FormerStatus } from "../../../../core/audit/undoOperation";
import type { Write } from "../../../../core/write/write";
import { badUserInput } from "../../../../core/errors/appErrors";
import { contentKinds } from "../../../../core/kinds/contentKind";
import { publishableKinds } from "../publishableKinds";
import type { PublishableInput } from "../publishing.inputs";
import { updateStatus } from "../updateStatus";
import { ReleaseRow } from "./release.entity";

/** Celebrities before outfits, which need them. */
export const inPublishingOrder = <Row extends { type: PublishableType }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => publishableTypes.indexOf(one.type) - publishableTypes.indexOf(other.type));

/** SQL: the newest revision of a row. */
export const newestRevision = (row: string): string =>
  `(SELECT revision.id FROM revisions revision WHERE revision.row_id = ${row} ORDER BY revision.id DESC LIMIT 1)`;

export const titleOf = (row: object): string => {
  const { name, title } = row as { name?: string; title?: string };
  return name ?? title ?? "";
};

/** Puts rows into releases, each with the revision that will be published: the newest one where it is null. */
export async function joinReleases(
  db: EntityManager,
  type: PublishableType,
  rows: readonly Pick<FormerStatus, "id" | "releaseId" | "revisionId">[],
): Promise<void> {
  await db.query(
    `INSERT INTO release_rows (release_id, row_id, row_type, revision_id)
     SELECT "releaseId", id, $2, COALESCE("revisionId", ${newestRevision("given.id")})
     FROM json_to_recordset($1) AS given (id uuid, "releaseId" uuid, "revisionId" bigint)`,
    [JSON.stringify(rows), type],
  );
}

/** Makes a release publish the present state of rows. */
export async function pinRevisions(
  { db, actor }: Write,
  releaseId: string,
  type: PublishableType,
  ids: readonly string[],
): Promise<void> {
  // Rows that were never saved have none yet.
  await recordRevisions(db, actor, type, ids);
  const rows = ids.map((id) => ({ id, releaseId, revisionId: null }));
  await joinReleases(db, type, rows);
}

/**
 * Adds rows to a release with their present state; from now on they are scheduled.
 * @returns the titles. @throws NOT_FOUND, CONFLICT when a version is outdated, BAD_USER_INPUT for a public row.
 */
export async function addRows(change: Write, releaseId: string, rows: readonly PublishableInput[]): Promise<string[]> {
  const titles: string[] = [];
  for (const input of inPublishingOrder(rows)) {
    const row = await lockRow(change, input.type, publishableKinds[input.type].rows.entity, input);
    if (row.status === PublicationStatus.PUBLISHED)
      throw badUserInput(
        `“${titleOf(row)}” is already published. Only unpublished ${contentKinds[input.type].nouns} can be scheduled.`,
      );
    await removeFromReleases(change, [row.id], releaseId);
    await updateStatus(change, input.type, row, PublicationStatus.SCHEDULED);
    await pinRevisions(change, releaseId, input.type, [row.id]);
    titles.push(titleOf(row));
  }
  return titles;
}

/**
 * Takes rows out of the release that they wait in; a release without rows is cancelled.
 * @param joinedId the release that they join, which stays.
 */
export async function removeFromReleases(
  { db }: Write,
  rowIds: readonly string[],
  joinedId: string | null = null,
): Promise<void> {
  const [removed]: [{ id: string }[]] = await db.query(
    "DELETE FROM release_rows WHERE row_id = ANY($1::uuid[]) AND is_pending RETURNING release_id AS id",
    [rowIds],
  );
  await db.query(
    `UPDATE releases release SET status = 'CANCELLED' WHERE id = ANY($1::uuid[]) AND id IS DISTINCT FROM $2::uuid
     AND status = 'SCHEDULED' AND NOT EXISTS (SELECT FROM release_rows WHERE release_id = release.id)`,
    [removed.map(({ id }) => id), joinedId],
  );
}

/** Ends the wait of a release's rows. */
export async function endRows({ db }: Write, releaseId: string): Promise<void> {
  await db.update(ReleaseRow, { releaseId }, { isPending: false });
}
