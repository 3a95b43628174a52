import { PublicationStatus } from "../../../../core/kinds/publishableRow";
import type { FormerStatus, UndoOperation } from "../../../../core/audit/undoOperation";
import type { Write } from "../../../../core/write/write";
import { joinReleases } from "../releases/releaseRows";
import { findChangeable } from "./findChangeable";
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

/** Restores one former status. @returns the ids of the restored rows. */
async function revertTo(
  change: Write,
  { type }: Step,
  former: readonly FormerStatus[],
  status: PublicationStatus,
): Promise<Set<string>> {
  const versions = new Map(former.map(({ id, version }) => [id, version]));
  const { rows } = await findChangeable(change, type, [...versions.keys()], { status, isUndo: true });
  const unchanged = rows.filter(({ id, version }) => versions.get(id) === version);
  await setStatuses(change, type, unchanged, status);
  return new Set(unchanged.map(({ id }) => id));
}

/**
 * Restores the former statuses of rows by the rules of any other change; rows that were saved since, or may no longer
 * have the status, are skipped. A scheduled row whose release is over becomes a draft.
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
