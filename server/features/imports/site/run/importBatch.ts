import { paths } from "../../../../../site/addresses";
import { requireShortName, resolveTerms } from "../../../../core/kinds/terms";
import type { Write } from "../../../../core/write/write";
import { findByName as findAuthor } from "../../../content/author/author.service";
import { importMenu } from "../menus/importMenu.service";
import { OldPaths } from "../oldPaths/storeOldPaths";
import { findPictures } from "../pictures/pictureTexts";
import { findStored, PictureQueue } from "../pictures/pictureQueue";
import type { SiteProblem, SiteRecord, TermValues } from "../siteRecord.types";
import { hashValue } from "./hashValue";
import { ImportedRows } from "./importedRows";
import { addProblem, count, type ImportState, nameRow, type Outcome } from "./importState";
import { explainRefusal, RowProblem } from "./rowProblem";
import { type Batch, type ContentRecord, saveContent } from "./saveContent";
import { saveSubscriber } from "./saveSubscriber";

interface FullBatch extends Batch {
  oldPaths: OldPaths;
  pictures: PictureQueue;
}

/** Kinds whose rows have a page each. */
const pageTypes = { celebrity: "celebrity", outfit: "outfit", article: "blogPost", page: "page" } as const;

async function importContent(batch: FullBatch, record: ContentRecord): Promise<Outcome> {
  const { outcome, rowId, input } = await saveContent(batch, record);
  batch.state.usable.add(nameRow(record.kind, record.key));
  if (outcome === "same" || rowId === null) return outcome;
  const { kind, oldPaths } = record;
  if (kind in pageTypes) {
    const rowType = pageTypes[kind as keyof typeof pageTypes];
    batch.oldPaths.add(oldPaths, { rowType, rowId, target: null });
  }
  batch.pictures.addUse(findPictures(input));
  return outcome;
}

/** The list that shows the rows with a term. */
const termPages: Record<TermValues["list"], (name: string) => string> = {
  category: (name) => paths.celebrities({ category: name }),
  styleType: () => paths.celebrities(),
  occasion: (name) => paths.outfits({ occasion: name }),
  blogCategory: (name) => paths.blog({ category: name }),
  tag: (name) => paths.outfits({ tag: name }),
};

type OtherRecord = Exclude<SiteRecord, ContentRecord | { kind: "subscriber" | "menu" }>;

/** What a record without a row does. */
async function importOther({ change, oldPaths, pictures }: FullBatch, record: OtherRecord): Promise<void> {
  if (record.kind === "picture") pictures.addAlt(record.values.address, record.values.alt);
  else if (record.kind === "redirect") oldPaths.add(record.oldPaths, { ...toPath, target: record.values.to });
  else if (record.kind === "author") {
    const author = await findAuthor(change, record.values.name);
    oldPaths.add(
      record.oldPaths,
      author ? { rowType: "author", rowId: author.id, target: null } : { ...toPath, target: paths.blog() },
    );
  } else {
    const { list, name } = record.values;
    const [stored] = await resolveTerms(change, list, [name]);
    oldPaths.add(record.oldPaths, { ...toPath, target: termPages[list](stored) });
  }
}

const toPath = { rowType: null, rowId: null } as const;

async function importOnce(batch: FullBatch, record: OtherRecord): Promise<Outcome> {
  const { kind, key, values, oldPaths } = record;
  if (kind === "term" && !values.name.trim()) throw new RowProblem("This entry has no name.");
  // The check of an export, which adds no term, tells it, too.
  if (kind === "term") requireShortName(values.name);
  const hash = hashValue([values, oldPaths]);
  const known = batch.rows.find(kind, key);
  if (known?.hash === hash) return "same";
  if (!batch.state.isCheck) {
    await importOther(batch, record);
    batch.rows.add({ kind, key, rowId: null, hash, fields: {} });
  }
  return known ? "changed" : "created";
}

function importRecord(batch: FullBatch, record: Exclude<SiteRecord, { kind: "menu" }>): Promise<Outcome> {
  if (record.kind === "subscriber") return saveSubscriber(batch, record);
  if (record.kind === "term" || record.kind === "redirect" || record.kind === "author" || record.kind === "picture")
    return importOnce(batch, record);
  return importContent(batch, record);
}

/** The index of the table of imported rows takes little more. */
const mostKeyBytes = 2_000;

/** Counts a row that lacks values once, however many it lacks. */
function addUnread(state: ImportState, { kind, line, unread = [] }: SiteRecord): void {
  if (unread.length > 0) count(state, kind, "problems");
  for (const sentence of new Set(unread)) addProblem(state, { line, sentence });
}

/** A row that is refused is a problem with a sentence. @throws what is not about the row, such as a lost connection. */
async function importItem(batch: FullBatch, item: SiteRecord | SiteProblem): Promise<void> {
  const { state } = batch;
  if (item.kind === "problem") {
    if (item.row) count(state, item.row, "problems");
    return addProblem(state, item);
  }
  try {
    if (Buffer.byteLength(item.key) > mostKeyBytes) throw new RowProblem("The id of this row is too long.");
    if (state.seen.has(nameRow(item.kind, item.key))) throw new RowProblem("The export has this row twice.");
    state.seen.add(nameRow(item.kind, item.key));
    if (item.kind === "menu") return await importMenu(batch, item);
    count(state, item.kind, await importRecord(batch, item));
    addUnread(state, item);
  } catch (error) {
    const sentence = explainRefusal(error);
    if (sentence === null) throw error;
    count(state, item.kind, "problems");
    addProblem(state, { line: item.line, sentence });
  }
}

/** Imports some rows within one change; during a check, finds out what would become of them. */
export async function importBatch(
  change: Write,
  state: ImportState,
  items: readonly (SiteRecord | SiteProblem)[],
): Promise<void> {
  const records = items.filter((item) => item.kind !== "problem");
  const rows = new ImportedRows(state);
  await rows.read(change.db, records);
  const used = records.flatMap(({ values }) => findPictures(values as { image?: string; content?: string }));
  const stored = await findStored(change.db, used);
  const batch = { change, state, rows, stored, oldPaths: new OldPaths(), pictures: new PictureQueue(state.run.id) };
  const isMenu = ({ kind }: SiteRecord | SiteProblem): boolean => kind === "menu";
  for (const item of items) if (!isMenu(item)) await importItem(batch, item);
  if (!state.isCheck) {
    await batch.oldPaths.store(change.db);
    await batch.pictures.store(change.db);
  }
  // They come last in an export, and lead to what is stored by now.
  for (const item of items) if (isMenu(item)) await importItem(batch, item);
  if (!state.isCheck) await rows.store(change.db);
}
