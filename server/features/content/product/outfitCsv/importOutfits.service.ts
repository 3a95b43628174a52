import type { EntityManager } from "typeorm";
import { everythingTag } from "../../../../core/cache/cacheTag";
import { addChanges, type ChangedRows, readImportChanges } from "../../../../core/imports/readImportChanges";
import { continueImport, countChanges, finishImport, startImport } from "../../../../core/imports/recordImport";
import type { UndoRules } from "../../../../core/imports/undoImport.service";
import { writeOrDryRun } from "../../../../core/write/dryRun";
import { write } from "../../../../core/write/write";
import { Problems } from "../../../../core/table/problems";
import type { TableFile } from "../../../../core/table/tableFile";
import type { Actor } from "../../../../core/graphql/context";
import { editorManager } from "../../../../core/read/audience";
import { LineProblems } from "./lineProblems";
import { matchGroup, readCandidates } from "./matchOutfits";
import { type OutfitGroup, readOutfitGroups } from "./outfitGroups";
import { type LookPlan, planLook } from "./planLook";
import { isUnchanged, type Outcome, saveLook, type SavedLook } from "./saveLook";

type Counts = Record<Outcome, number>;

export interface OutfitImport {
  /** True when every outfit was rolled back after the report was made. */
  dryRun: boolean;
  /** Outfits with a problem are skipped. */
  outfits: Counts & { skipped: number };
  /** Pieces and products of the other outfits. */
  pieces: Counts;
  products: Counts;
  problems: Problems;
  /** What it changes. */
  changes: ChangedRows[];
  /** Its id, by which it can be undone; null in a dry run, and when nothing was written. */
  importId: string | null;
}

interface ImportContext {
  db: EntityManager;
  actor: Actor | null;
  report: OutfitImport;
  /** The file. */
  title: string;
  /** First lines of the outfits of the file, by id, and by slug or title as written. */
  seen: Map<string, number>;
}

const batchSize = 50;
const noCounts = (): Counts => ({ created: 0, updated: 0, unchanged: 0 });

/** Reads the whole file, so that an unusable file is refused before anything is written. */
async function checkFile(file: TableFile): Promise<void> {
  for await (const _ of readOutfitGroups(file, () => undefined));
}

async function* batches(groups: AsyncIterable<OutfitGroup>): AsyncGenerator<OutfitGroup[]> {
  let batch: OutfitGroup[] = [];
  for await (const group of groups) {
    batch.push(group);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** @throws LineProblems when the file has had this outfit before. */
function requireFirst({ seen }: ImportContext, line: number, key: string): void {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, line);
  else {
    const sentence = `This outfit begins on line ${first}. Keep its rows next to each other.`;
    throw new LineProblems([{ line, sentence }]);
  }
}

/** @throws LineProblems */
function planGroup(
  context: ImportContext,
  group: OutfitGroup,
  candidates: Awaited<ReturnType<typeof readCandidates>>,
): LookPlan {
  const { line, cells } = group;
  const { outfit_id: id, outfit_slug: slug, outfit_title: title, celebrity } = cells;
  requireFirst(context, line, JSON.stringify(id || slug ? [id, slug] : [title, celebrity]));
  const match = matchGroup(group, candidates);
  if (typeof match === "string") throw new LineProblems([...group.problems, { line, sentence: match }]);
  if (match.look) requireFirst(context, line, match.look.outfit.id);
  return planLook(group, match, candidates);
}

async function savePlan(context: ImportContext, plan: LookPlan): Promise<SavedLook> {
  const unchanged: SavedLook = {
    outfit: "unchanged",
    pieces: plan.namedPieces.map(() => "unchanged"),
    products: plan.namedProducts.map(() => "unchanged"),
  };
  if (isUnchanged(plan)) return unchanged;
  const { db, actor, report, title } = context;
  let { importId } = report;
  const saved = await writeOrDryRun(report.dryRun, db, actor, async (change) => {
    if (importId === null) importId = await startImport(change, { kind: "OUTFITS", title });
    else await continueImport(change.db, importId);
    const outcome = await saveLook(change, plan);
    if (report.dryRun) addChanges(report.changes, await readImportChanges(change.db, importId));
    return outcome;
  });
  if (!report.dryRun) report.importId = importId;
  return saved;
}

async function importBatch(context: ImportContext, groups: readonly OutfitGroup[]): Promise<void> {
  const { report } = context;
  const candidates = await readCandidates(editorManager(context.db), groups);
  for (const group of groups) {
    try {
      const plan = planGroup(context, group, candidates);
      const saved = await savePlan(context, plan);
      report.outfits[saved.outfit]++;
      for (const outcome of saved.pieces) report.pieces[outcome]++;
      for (const outcome of saved.products) report.products[outcome]++;
      for (const { line, sentence } of plan.unread) report.problems.add(line, sentence);
    } catch (error) {
      if (!(error instanceof LineProblems)) throw error;
      report.outfits.skipped++;
      for (const { line, sentence } of error.list) report.problems.add(line, sentence);
    }
  }
  if (report.importId !== null) await countChanges(context.db, report.importId);
}

/**
 * Imports a file of outfits with pieces and products as the export writes it. Each outfit is one transaction; one with
 * a problem is skipped, but not for a date that cannot be read. Nothing is deleted: pieces and products that the file lacks do not change. Importing an
 * unchanged export writes nothing.
 * @throws ImportRefused when the file is unusable; nothing is written then.
 */
export async function importOutfits(
  db: EntityManager,
  actor: Actor | null,
  file: TableFile,
  { dryRun, fileName: title }: { dryRun: boolean; fileName: string },
): Promise<OutfitImport> {
  await checkFile(file);
  const report: OutfitImport = {
    dryRun,
    outfits: { ...noCounts(), skipped: 0 },
    pieces: noCounts(),
    products: noCounts(),
    problems: new Problems(),
    changes: [],
    importId: null,
  };
  const context = { db, actor, report, title, seen: new Map<string, number>() };
  for await (const batch of batches(readOutfitGroups(file, report.problems.add))) await importBatch(context, batch);
  const { importId } = report;
  if (importId !== null)
    await write(db, actor, async (change) => {
      report.changes = await readImportChanges(change.db, importId);
      await finishImport(change.db, importId);
    });
  return report;
}

/** Restores outfits with their pieces, products and tags. */
export const outfitsUndo: UndoRules = {
  entityType: "outfit",
  hint: "An editor changed it: undo that change first, or change the outfits by hand.",
  invalidate: (change) => change.invalidate(everythingTag),
};
