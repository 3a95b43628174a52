import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Page } from "../../../../core/paging/connection";
import { readKeysetPage } from "../../../../core/paging/keyset";
import { Select } from "../../../../core/read/select";
import type { SortOrder } from "../../../../core/read/sortOrder";
import { sql } from "../../../../core/read/sql";
import { Revision } from "../../../../core/revisions/revision.entity";
import { Release, type PendingRelease, ReleaseStatus, ReleaseRow } from "./release.entity";
import type {
  ReleasesArgs,
  AddToReleaseInput,
  ScheduleInput,
  ScheduleReleaseInput,
  UpdateReleaseInput,
} from "./release.inputs";
import { newestRevision, addRows, endRows } from "./releaseRows";
import { PublicationStatus, type PublishableRow } from "../../../../core/kinds/publishableRow";
import { lockById } from "../../../../core/write/lockById";
import { lockRow } from "../../../../core/write/saveRow";
import type { Write } from "../../../../core/write/write";
import { conflict, notFound, badUserInput } from "../../../../core/errors/appErrors";
import { getSettings } from "../../../site/settings/settings.service";
import { publishableKinds } from "../publishableKinds";
import type { PublishableInput } from "../publishing.inputs";
import { updateStatus } from "../updateStatus";

const refuse = (message: string) => badUserInput(message, { at: message });

/**
 * Returns the moment of a time on the clock of a zone. Of an hour that comes twice, when clocks go back, the second one
 * counts.
 * @throws BAD_USER_INPUT for a time that clocks skip, and for one that has passed.
 */
export async function toMoment(db: EntityManager, at: string, timeZone: string): Promise<Date> {
  const [time]: { moment: Date; exists: boolean; hasPassed: boolean }[] = await db.query(
    `SELECT moment, moment AT TIME ZONE $2 = $1::timestamp AS exists, moment <= now() AS "hasPassed"
     FROM (SELECT $1::timestamp AT TIME ZONE $2 AS moment) asked`,
    [at, timeZone],
  );
  if (!time.exists) throw refuse("This time does not exist, because the clocks go forward then. Choose another one.");
  if (time.hasPassed) throw refuse("This time has passed. Choose a later one.");
  return time.moment;
}

const chooseZone = async ({ db }: Write, zone: string | null | undefined): Promise<string> =>
  zone ?? (await getSettings(db)).timeZone;

/** @throws NOT_FOUND, CONFLICT when the release does not wait any more. */
export async function lockRelease(change: Write, id: string): Promise<Release> {
  const release = await lockById(change, Release, id, "This release no longer exists.");
  if (release.status !== ReleaseStatus.SCHEDULED)
    throw conflict("This release has already been published or canceled. Create a new one.");
  return release;
}

/** Returns a new release that is not saved yet. @throws BAD_USER_INPUT for a time that does not exist or has passed. */
export async function prepareRelease(
  change: Write,
  { title, at, timeZone: zone }: ScheduleInput,
  firstTitle: string,
): Promise<Release> {
  const { db, actor } = change;
  const timeZone = await chooseZone(change, zone);
  const publishAt = await toMoment(db, at, timeZone);
  const author = { authorId: actor?.id ?? null, authorName: actor?.name ?? "" };
  const named = { title: title?.trim() || firstTitle, publishAt, timeZone };
  return db.create(Release, { ...named, ...author });
}

/**
 * Plans to publish the present state of the rows together at a time.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when a version is outdated.
 */
export async function scheduleRelease(change: Write, { rows, ...schedule }: ScheduleReleaseInput): Promise<Release> {
  const release = await change.db.save(Release, await prepareRelease(change, schedule, ""));
  const [first] = await addRows(change, release.id, rows);
  if (!release.title) await change.db.save(Release, Object.assign(release, { title: first }));
  await change.audit({ action: "schedule", entityType: "release", entityId: release.id, title: release.title });
  return release;
}

/** @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when a version is outdated or the release is over. */
export async function addToRelease(change: Write, { releaseId, rows }: AddToReleaseInput): Promise<Release> {
  const release = await lockRelease(change, releaseId);
  await addRows(change, release.id, rows);
  await change.audit({ action: "update", entityType: "release", entityId: release.id, title: release.title });
  return release;
}

/** @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when the release is over. */
export async function updateRelease(
  change: Write,
  { id, title, at, timeZone: zone }: UpdateReleaseInput,
): Promise<Release> {
  const release = await lockRelease(change, id);
  const timeZone = await chooseZone(change, zone);
  const publishAt = await toMoment(change.db, at, timeZone);
  const changes: Record<string, [unknown, unknown]> = { publishAt: [release.publishAt, publishAt] };
  Object.assign(release, { publishAt, timeZone, title: title?.trim() || release.title });
  await change.audit({ action: "update", entityType: "release", entityId: id, title: release.title, changes });
  return change.db.save(Release, release);
}

/** Its rows become drafts again. @throws NOT_FOUND, CONFLICT when the release is over. */
export async function cancelRelease(change: Write, id: string): Promise<Release> {
  const release = await lockRelease(change, id);
  await setStatusOfRows(change, id, PublicationStatus.DRAFT);
  await endRows(change, id);
  await change.audit({ action: "cancel", entityType: "release", entityId: id, title: release.title });
  return change.db.save(Release, Object.assign(release, { status: ReleaseStatus.CANCELLED }));
}

/** Sets the status of the rows of a release that still exist outside the trash. */
export async function setStatusOfRows(change: Write, releaseId: string, status: PublicationStatus): Promise<void> {
  for (const { rowType, rowId } of await change.db.findBy(ReleaseRow, { releaseId, isPending: true })) {
    const row = await change.db.findOne(publishableKinds[rowType].rows.entity, {
      where: { id: rowId },
      lock: { mode: "pessimistic_write" },
    });
    if (row) await updateStatus(change, rowType, row, status);
  }
}

/**
 * Makes the present state of a scheduled row the one that its release publishes.
 * @throws NOT_FOUND when it is not scheduled, CONFLICT when the version is outdated.
 */
export async function includeInRelease(
  change: Write,
  { type, id, version }: PublishableInput,
): Promise<PublishableRow> {
  const row = await lockRow(change, type, publishableKinds[type].rows.entity, { id, version });
  const [updated]: [unknown[]] = await change.db.query(
    `UPDATE release_rows SET revision_id = ${newestRevision("row_id")} WHERE row_id = $1 AND is_pending RETURNING row_id`,
    [id],
  );
  if (updated.length === 0) throw notFound("This is no longer scheduled.");
  return row;
}

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
