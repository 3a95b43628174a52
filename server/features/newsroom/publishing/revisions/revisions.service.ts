import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { invalidateRows } from "../../../../core/cache/invalidateRows";
import type { PublishableRow, PublishableType } from "../../../../core/kinds/publishableRow";
import { applyRevision } from "../../../../core/revisions/applyRevision";
import { Revision } from "../../../../core/revisions/revision.entity";
import type { Snapshot } from "../../../../core/revisions/snapshot";
import { requireComplete } from "../../../../core/write/publishRules";
import { lockRow } from "../../../../core/write/saveRow";
import type { Write } from "../../../../core/write/write";
import { notFound } from "../../../../core/errors/appErrors";
import type { Page } from "../../../../core/paging/connection";
import { readKeysetPage } from "../../../../core/paging/keyset";
import { Select } from "../../../../core/read/select";
import type { SortOrder } from "../../../../core/read/sortOrder";
import { sql } from "../../../../core/read/sql";
import { requirePublicWearer } from "../../../content/outfit/publicWearer.service";
import { publishableKinds } from "../publishableKinds";
import { statusRules } from "../updateStatus";
import { compareSnapshots } from "./compareSnapshots";
import type { RestoreRevisionInput, RevisionsArgs } from "./revision.inputs";
import type { RevisionChange } from "./revision.types";

const newest: SortOrder = { direction: "DESC", keys: [], idType: "bigint" };
const maxBigint = 9_223_372_036_854_775_807n;

/** Returns the revisions of a row, newest first. */
export function listRevisions(db: EntityManager, { type, id, ...page }: RevisionsArgs): Promise<Page<Revision>> {
  const query = new Select(db, Revision, "revision");
  query.andWhere(isUuid(id) ? sql`revision.row_id = ${id} AND revision.row_type = ${type}` : sql`FALSE`);
  return readKeysetPage(query, newest, page);
}

/** @throws NOT_FOUND when there is no such revision, or no longer. */
export async function findRevision(db: EntityManager, id: string): Promise<Revision> {
  const isNumber = /^\d{1,19}$/.test(id) && BigInt(id) <= maxBigint;
  const revision = isNumber ? await db.findOneBy(Revision, { id }) : null;
  if (!revision) throw notFound("This version no longer exists.");
  return revision;
}

/** Returns the differences of two revisions of one row. @throws NOT_FOUND */
export async function compareRevisions(db: EntityManager, fromId: string, toId: string): Promise<RevisionChange[]> {
  const [from, to] = [await findRevision(db, fromId), await findRevision(db, toId)];
  if (from.rowId !== to.rowId) throw notFound("These versions belong to different entries.");
  return compareSnapshots(from.snapshot, to.snapshot);
}

/** Writes a revision into its locked row, with everything that is derived from it. */
export async function writeRevision(
  change: Write,
  type: PublishableType,
  row: PublishableRow & { slug: string },
  revision: Revision,
): Promise<void> {
  const { snapshot } = revision;
  // A version of the time when it was a draft may lack what visitors see.
  const shown = Object.entries(publishableKinds[type].requiredFields).filter(
    ([field]) => (row as unknown as Snapshot)[field],
  );
  requireComplete(row.status, { ...snapshot, celebrityId: snapshot.celebrity_id }, Object.fromEntries(shown));
  // Before and after, because the revision may have another celebrity or other mentions.
  await invalidateRows(change, type, [row.id]);
  await applyRevision(change, type, row, revision);
  if (statusRules(type, row.status).needsPublicWearer)
    await requirePublicWearer(change, snapshot.celebrity_id as string | null);
  await publishableKinds[type].afterRevision?.(change, row.id, snapshot);
  await invalidateRows(change, type, [row.id]);
}

/**
 * Restores a revision as a new save, with tags, pieces, pictures and products; the slug and the status too keep working.
 * @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT when the celebrity of a published outfit is
 * not published.
 */
export async function restoreRevision(
  change: Write,
  { type, id, version, revisionId }: RestoreRevisionInput,
): Promise<PublishableRow> {
  const entity = publishableKinds[type].rows.entity;
  const row = await lockRow(change, type, entity, { id, version });
  const revision = await findRevision(change.db, revisionId);
  if (revision.rowId !== row.id) throw notFound("This version no longer exists.");
  await writeRevision(change, type, row, revision);
  const restored = await change.db.findOneByOrFail(entity, { id });
  const title = "name" in restored ? String(restored.name) : String((restored as { title?: string }).title);
  await change.audit({ action: "restoreRevision", entityType: type, entityId: id, title });
  return restored;
}
