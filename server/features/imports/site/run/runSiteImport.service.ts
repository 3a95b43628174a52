import type { EntityManager } from "typeorm";
import { resumeImport, startImport } from "../../../../core/imports/recordImport";
import { editorManager } from "../../../../core/read/audience";
import { ImportRefused } from "../../../../core/table/importRefused";
import { silentWrite, type Write, write } from "../../../../core/write/write";
import type { Actor } from "../../../../core/graphql/context";
import type { OpenedExport } from "../files/openExport";
import { SiteImport } from "../siteImport.entity";
import type { SiteProblem, SiteRecord } from "../siteRecord.types";
import { importBatch } from "./importBatch";
import { type ImportState, nameRow, startState } from "./importState";
import { inTimedBatches, readItems } from "./readItems";

export interface RunOptions {
  /** Stops the import between two batches. */
  end?: AbortSignal;
  /** Called after each batch. */
  onProgress?: (position: number) => void;
}

/** The administrator who started it. */
const actorOf = ({ actorId, actorName }: SiteImport): Actor | null =>
  actorId ? { id: actorId, name: actorName, role: "admin", sessionHash: "" } : null;

/** Records the batch as part of the run's import. @throws ImportRefused when it was undone in between. */
async function record(change: Write, { id, fileName, position }: SiteImport): Promise<void> {
  if (position === 0) await startImport(change, { id, kind: "SITE", title: fileName });
  else if (!(await resumeImport(change.db, id)))
    throw new ImportRefused("This import was undone before its end. Import the file again.");
}

/** Writes a batch and what it did in one transaction: after any end, the next start continues behind it. */
const writeItems = (
  db: EntityManager,
  run: SiteImport,
  state: ImportState,
  items: readonly (SiteRecord | SiteProblem)[],
): Promise<void> =>
  write(db, actorOf(run), async (change) => {
    await record(change, run);
    await importBatch(change, state, items);
    await storeProgress(change, run, state, items.length);
    run.position += items.length;
  });

/** @throws ImportRefused when another process continues the same import. */
async function storeProgress(
  { db }: Write,
  { id, position }: SiteImport,
  { counts, problems }: ImportState,
  read: number,
): Promise<void> {
  const [stored]: [unknown[]] = await db.query(
    `UPDATE site_imports SET position = position + $3, counts = $4, problems = $5, heartbeat_at = clock_timestamp()
     WHERE id = $1 AND position = $2 RETURNING id`,
    [id, position, read, JSON.stringify(counts), JSON.stringify(problems)],
  );
  if (stored.length === 0) throw new ImportRefused("Another process continues this import.");
}

/**
 * Imports an export, or continues where the run was interrupted. Every batch is one transaction. Updates the
 * run's progress; its status belongs to the caller.
 */
export async function writeExport(
  db: EntityManager,
  run: SiteImport,
  opened: OpenedExport,
  { end, onProgress }: RunOptions = {},
): Promise<ImportState> {
  const state = await startState(db, run, run);
  async function* readRest(): AsyncGenerator<SiteRecord | SiteProblem> {
    let place = 0;
    const done = run.position;
    for await (const item of readItems(db, opened)) {
      place += 1;
      if (place > done) yield item;
      else if (item.kind !== "problem") state.seen.add(nameRow(item.kind, item.key));
    }
  }
  await inTimedBatches(readRest(), async (items) => {
    end?.throwIfAborted();
    await writeItems(db, run, state, items);
    onProgress?.(run.position);
  });
  await auditRun(db, run, state);
  return state;
}

/** Reads a whole export and finds out what would become of its rows. Writes nothing. */
export async function checkExport(
  db: EntityManager,
  run: ImportState["run"],
  opened: OpenedExport,
  { end, onProgress }: RunOptions = {},
): Promise<ImportState & { total: number }> {
  const state = await startState(db, run, null);
  const change = silentWrite(editorManager(db));
  let total = 0;
  await inTimedBatches(readItems(db, opened), async (items) => {
    end?.throwIfAborted();
    await importBatch(change, state, items);
    total += items.length;
    onProgress?.(total);
  });
  return { ...state, total };
}

/** One entry for the run beside those of its rows, unless it wrote nothing. */
async function auditRun(db: EntityManager, run: SiteImport, { counts }: ImportState): Promise<void> {
  const sum = (what: "created" | "changed"): number =>
    Object.values(counts).reduce((total, row) => total + (row?.[what] ?? 0), 0);
  const [created, changed] = [sum("created"), sum("changed")];
  if (created + changed === 0) return;
  const title = `${run.fileName}: ${created} created, ${changed} updated`;
  await write(db, actorOf(run), (change) =>
    change.audit({ action: "import", entityType: "site", entityId: run.id, title }),
  );
}
