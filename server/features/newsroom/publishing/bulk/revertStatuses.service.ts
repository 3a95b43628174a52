import { PublicationStatus } from "../../../../core/kinds/publishableRow";
import type { FormerStatus, LeftStatus, UndoOperation } from "../../../../core/audit/undoOperation";
import type { Write } from "../../../../core/write/write";
import { joinReleases } from "../releases/releaseRows";
import { findChangeable, type StatusRow } from "./findChangeable";
import { setStatuses } from "./setStatuses";

type Step = Extract<UndoOperation, { operation: "setStatus" }>;

const { DRAFT, SCHEDULED } = PublicationStatus;

/** Returns those of the scheduled rows whose release still waits, or ended only because it lost them. */
async function findWaiting({ db }: Write, rows: readonly FormerStatus[]): Promise<Set<string>> {
  const releases: { id: string }[] = await db.query(
    `SELECT id FROM releases release WHERE id = ANY($1::uuid[]) AND publish_at > now() AND (status = 'SCHEDULED'
       OR status = 'CANCELLED' AND NOT EXISTS (SELECT FROM release_rows WHERE release_id = release.id)) FOR UPDATE`,
    [rows.map(({ releaseId }) => releaseId)],
  );
  const waiting = new Set<string | null>(releases.map(({ id }) => id));
  return new Set(rows.filter(({ releaseId }) => waiting.has(releaseId)).map(({ id }) => id));
}

/** Puts rows back into the releases that they waited in, with the revisions that these publish. */
async function rejoinReleases({ db }: Write, { type, rows }: Step, ids: ReadonlySet<string>): Promise<void> {
  const rejoining = rows.filter(({ id }) => ids.has(id));
  await db.query("UPDATE releases SET status = 'SCHEDULED' WHERE id = ANY($1::uuid[])", [
    rejoining.map(({ releaseId }) => releaseId),
  ]);
  await joinReleases(db, type, rejoining);
}

/** Returns those of the rows that are as the change left them. */
async function findUnchanged({ db }: Write, rows: readonly StatusRow[], left: LeftStatus): Promise<StatusRow[]> {
  const same = rows.filter(({ status }) => status === left.status);
  if (left.status !== SCHEDULED) return same;
  const pending: { id: string }[] = await db.query(
    "SELECT row_id AS id FROM release_rows WHERE row_id = ANY($1::uuid[]) AND release_id = $2 AND is_pending",
    [same.map(({ id }) => id), left.releaseId],
  );
  const ids = new Set(pending.map(({ id }) => id));
  return same.filter(({ id }) => ids.has(id));
}

/** Restores one former status. @returns the ids of the restored rows. */
async function revertTo(
  change: Write,
  { type, left }: Step,
  rows: readonly FormerStatus[],
  status: PublicationStatus,
): Promise<Set<string>> {
  const former = new Map(rows.map((row) => [row.id, row]));
  const changeable = await findChangeable(change, type, [...former.keys()], { status, former });
  const unchanged = await findUnchanged(change, changeable.rows, left);
  await setStatuses(change, type, unchanged, status);
  return new Set(unchanged.map(({ id }) => id));
}

/**
 * Restores the former statuses of rows by the rules of any other change; rows that have another status by now, or
 * wait in another release, or may no longer have the former one, are skipped. A scheduled row whose release is over becomes a draft.
 * @throws FORBIDDEN when the actor may not publish.
 */
export async function revertStatuses(change: Write, step: Step): Promise<{ undone: number; skipped: number }> {
  const scheduled = step.rows.filter(({ status }) => status === SCHEDULED);
  const waiting = await findWaiting(change, scheduled);
  const target = ({ id, status }: FormerStatus) => (status === SCHEDULED && !waiting.has(id) ? DRAFT : status);
  let undone = 0;
  for (const status of Object.values(PublicationStatus)) {
    const former = step.rows.filter((row) => target(row) === status);
    const restored = await revertTo(change, step, former, status);
    if (status === SCHEDULED) await rejoinReleases(change, step, restored);
    undone += restored.size;
  }
  return { undone, skipped: step.rows.length - undone };
}
