import { invalidateRows } from "../../../../core/cache/invalidateRows";
import { PublicationStatus, type PublishableType } from "../../../../core/kinds/publishableRow";
import { setFields } from "../../../../core/write/setFields";
import { requireMayPublish } from "../../../../core/write/publishRules";
import type { FormerStatus } from "../../../../core/audit/undoOperation";
import type { Write } from "../../../../core/write/write";
import { inBatches } from "../../../../core/write/inBatches";
import { removeFromReleases } from "../releases/releaseRows";
import { invalidateAddresses } from "../updateStatus";
import type { StatusRow } from "./findChangeable";

const { PUBLISHED, SCHEDULED } = PublicationStatus;

/** How scheduled rows would have been published. */
interface PendingRow {
  id: string;
  releaseId: string;
  revisionId: string;
}

/** Takes rows out of the releases that they wait in. @returns how they waited, by id. */
async function endSchedules(
  change: Write,
  rows: readonly StatusRow[],
  joinedId: string | undefined,
): Promise<Map<string, PendingRow>> {
  const ids = rows.filter(({ status }) => status === SCHEDULED).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const pending: PendingRow[] = await change.db.query(
    `SELECT row_id AS id, release_id AS "releaseId", revision_id AS "revisionId" FROM release_rows
     WHERE row_id = ANY($1::uuid[]) AND is_pending`,
    [ids],
  );
  await removeFromReleases(change, ids, joinedId);
  return new Map(pending.map((row) => [row.id, row]));
}

/**
 * Sets the status of locked rows that may get it; when they go public or offline, so do their addresses and products.
 * @param joinedId the release that they join. @returns what they were before.
 * @throws FORBIDDEN when the actor may not publish, and the rows become public or scheduled.
 */
export async function setStatuses(
  change: Write,
  type: PublishableType,
  rows: readonly StatusRow[],
  status: PublicationStatus,
  joinedId?: string,
): Promise<FormerStatus[]> {
  if (rows.length === 0) return [];
  if (status === PUBLISHED || status === SCHEDULED) requireMayPublish(change.actor);
  const schedules = await endSchedules(change, rows, joinedId);
  const differing = rows.filter((row) => row.status !== status);
  await setFields(
    change,
    type,
    ["status"],
    differing.map(({ id }) => ({ id, status })),
  );
  for (const batch of inBatches(rows)) {
    await invalidateRows(change, type, batch);
    await invalidateAddresses(change, type, batch);
  }
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    releaseId: schedules.get(row.id)?.releaseId ?? null,
    revisionId: schedules.get(row.id)?.revisionId ?? null,
    missing: row.missing,
  }));
}
