import { describeRows } from "../../../../core/kinds/contentKind";
import { PublicationStatus, type PublishableRow, type PublishableType } from "../../../../core/kinds/publishableRow";
import { joinBatches, readBatch } from "../../../../core/write/batch";
import { restrictRows } from "../../../../core/write/bulk";
import type { Write } from "../../../../core/write/write";
import { badUserInput } from "../../../../core/errors/appErrors";
import { Select } from "../../../../core/read/select";
import { publishableKinds } from "../publishableKinds";
import { Release } from "../releases/release.entity";
import { maxReleaseRows, tooManyRows } from "../releases/release.inputs";
import { pinRevisions } from "../releases/releaseRows";
import { lockRelease, prepareRelease } from "../releases/releases.service";
import type { BulkStatusInput, BulkStatusChange } from "./bulkStatus.inputs";
import { findChangeable, type StatusRow } from "./findChangeable";
import { setStatuses } from "./setStatuses";

const { DRAFT, IN_REVIEW, PUBLISHED, SCHEDULED } = PublicationStatus;

/** The changes in the words of the audit log. */
const words: Record<PublicationStatus, string> = {
  [DRAFT]: "back to draft",
  [IN_REVIEW]: "submitted for review",
  [SCHEDULED]: "scheduled",
  [PUBLISHED]: "published",
};

/** Selects the rows by their ids or their filter. @throws BAD_USER_INPUT unless exactly one of them is given. */
function selectRows<Type extends PublishableType>(
  { db }: Write,
  type: Type,
  { ids, filter }: BulkStatusInput,
): Select<PublishableRow> {
  const { entity, alias, applyFilter } = publishableKinds[type].rows;
  const rows = new Select<PublishableRow>(db, entity, alias);
  restrictRows(rows, { ids, filter: filter?.[type] }, (chosen) => {
    applyFilter(rows, chosen);
  });
  return rows;
}

/**
 * Locks the release that the rows join, or prepares a new one.
 * @throws BAD_USER_INPUT also for more rows than a release may have.
 */
async function chooseRelease(
  change: Write,
  { schedule, releaseId }: BulkStatusInput,
  rows: readonly StatusRow[],
): Promise<Release> {
  if (rows.length > maxReleaseRows) throw badUserInput(`${tooManyRows} Select fewer.`);
  if (Boolean(schedule) === Boolean(releaseId)) throw badUserInput("Choose a time or a release.");
  return schedule ? prepareRelease(change, schedule, rows[0].title) : lockRelease(change, releaseId ?? "");
}

async function perform(
  change: Write,
  { type, status }: BulkStatusInput,
  rows: StatusRow[],
  release: Release | null,
): Promise<string | null> {
  const joined = release && (await change.db.save(Release, release));
  const changed = await setStatuses(change, type, rows, status, joined?.id);
  const ids = rows.map(({ id }) => id);
  if (joined) await pinRevisions(change, joined.id, type, ids);
  const title = `${describeRows(rows.length, type)}: ${words[status]}`;
  const left = { status, releaseId: joined?.id ?? null };
  const undo = { operation: "setStatus" as const, type, left, rows: changed };
  return change.audit({ action: "bulkUpdate", entityType: type, title, undo: [undo] });
}

/**
 * Publishes many rows, takes them offline, or schedules them together; with a dry run, only counts them. Rows that may
 * not get the status do not change.
 * @throws BAD_USER_INPUT, NOT_FOUND and CONFLICT for a release that no longer waits.
 */
export async function changeStatuses(change: Write, input: BulkStatusInput): Promise<BulkStatusChange> {
  const { type, status, dryRun } = input;
  // The rows of a release are one change.
  const batch = dryRun || status === SCHEDULED ? null : input.batch;
  const { ids, next } = await readBatch(selectRows(change, type, input), batch);
  const { rows, problems } = await findChangeable(change, type, ids, { status, dryRun });
  const result = { matched: ids.length, changed: rows.length, problems, undoId: batch?.undoId ?? null, next };
  if (rows.length === 0) return result;
  const release = status === SCHEDULED ? await chooseRelease(change, input, rows) : null;
  const joined = joinBatches(change, batch, type, rows.length);
  return dryRun ? result : { ...result, undoId: await perform(joined, input, rows, release) };
}
