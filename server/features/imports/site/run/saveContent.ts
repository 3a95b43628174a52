import { offerColumns } from "../../../../core/money/offerColumns";
import { requireValidInput } from "../../../../core/errors/inputErrors";
import { addChanges, describeRow, type FoundValue } from "../../../../core/imports/readImportChanges";
import type { PublicationStatus } from "../../../../core/kinds/publishableRow";
import { messagesOfChanged, newPublication, requireComplete } from "../../../../core/write/publishRules";
import type { Write } from "../../../../core/write/write";
import { useStored } from "../pictures/pictureTexts";
import type { SiteKind, SiteRecord, SiteValues } from "../siteRecord.types";
import { cleanTexts } from "./cleanTexts";
import { type ContentWriter, contentWriters, type Input, type WrittenKind } from "./contentWriters";
import { hashValue } from "./hashValue";
import type { FieldHashes } from "./importedRow.entity";
import type { ImportedRows } from "./importedRows";
import type { ImportState, Outcome } from "./importState";

export type ContentRecord = Extract<SiteRecord, { kind: WrittenKind }>;

/** A batch in progress. */
export interface Batch {
  change: Write;
  state: ImportState;
  rows: ImportedRows;
  /** Addresses of pictures that the site has stored, by those of the export. */
  stored: ReadonlyMap<string, string>;
}

/** What becomes of a row, and its id; null during a check of a new one. */
interface Saved {
  outcome: Outcome;
  rowId: string | null;
  /** The values that change; null for a new row. */
  values: FoundValue[] | null;
}

type AnyWriter = ContentWriter<SiteKind>;
type Row = Input & { id: string; version: number; deletedAt: Date | null; status: PublicationStatus };

/** A row that its service refuses leaves nothing behind. */
const inSavepoint = <Result>(change: Write, work: (inside: Write) => Promise<Result>): Promise<Result> =>
  change.db.transaction((savepoint) => work({ ...change, db: savepoint }));

async function requireRules({ siteCurrency }: ImportState, { kind }: ContentRecord, writer: AnyWriter, input: Input) {
  await requireValidInput(Object.assign(new writer.input(), input));
  // Prices are checked where they are written; the check of an export tells them before.
  if (kind === "product" || kind === "categoryItem") offerColumns(input, {}, siteCurrency);
}

const readRow = async ({ db }: Write, { entity, readParts }: AnyWriter, id: string): Promise<Row | null> => {
  const row = (await db.findOne(entity, { where: { id }, withDeleted: true })) as Row | null;
  return row && { ...row, ...(await readParts?.(db, id)) };
};

const withParts = async ({ db }: Write, { readParts }: AnyWriter, row: object & { id: string }): Promise<Row> =>
  ({ ...row, ...(await readParts?.(db, row.id)) }) as unknown as Row;

/** The status is set when the row is new; later it is the editors'. */
const listFields = ({ status: _status, ...fields }: Input): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

async function create(batch: Batch, record: ContentRecord, input: Input): Promise<Saved> {
  const writer = contentWriters[record.kind] as unknown as AnyWriter;
  const { status } = newPublication(batch.change, input.status as PublicationStatus | undefined);
  requireComplete(status, input, writer.required?.created ?? {});
  if (batch.state.isCheck) return { outcome: "created", rowId: null, values: null };
  const values = useStored(input, batch.stored);
  const row = await inSavepoint(batch.change, async (inside) =>
    withParts(inside, writer, await writer.create(inside, values as never)),
  );
  const fields = listFields(input).map(([field, value]) => [field, [hashValue(value), hashValue(row[field])]]);
  remember(batch, record, { rowId: row.id, input, fields: Object.fromEntries(fields) as FieldHashes });
  return { outcome: "created", rowId: row.id, values: null };
}

const hashRecord = (input: Input, { oldPaths }: SiteRecord): string => hashValue([input, oldPaths]);

function remember(
  { rows }: Batch,
  record: ContentRecord,
  { rowId, input, fields }: { rowId: string; input: Input; fields: FieldHashes },
): void {
  rows.add({ kind: record.kind, key: record.key, rowId, hash: hashRecord(input, record), fields });
}

/** Returns the fields that the export changed: those to write, and whether editors' values stay of others. */
function compareFields(row: Row, known: FieldHashes, input: Input) {
  const changes: Input = {};
  const fields: FieldHashes = { ...known };
  let kept = false;
  for (const [field, value] of listFields(input)) {
    const given = hashValue(value);
    const blank = hashValue("");
    const [before, written] = known[field] ?? [blank, blank];
    if (given === before) continue;
    if (hashValue(row[field]) === written) changes[field] = value;
    else kept = true;
    fields[field] = [given, written];
  }
  return { changes, fields, kept };
}

async function update(
  batch: Batch,
  record: ContentRecord,
  input: Input,
  known: { rowId: string; fields: FieldHashes },
): Promise<Saved> {
  const { change, state, stored } = batch;
  const { rowId } = known;
  const writer = contentWriters[record.kind] as unknown as AnyWriter;
  const row = await readRow(change, writer, rowId);
  // What an editor deleted stays deleted.
  if (!row || row.deletedAt) {
    remember(batch, record, { rowId, input, fields: known.fields });
    return { outcome: "kept", rowId, values: [] };
  }
  const { changes, fields, kept } = compareFields(row, known.fields, input);
  requireComplete(row.status, changes, messagesOfChanged(changes, writer.required?.changed ?? {}));
  if (!state.isCheck && Object.keys(changes).length > 0) {
    const written = { ...useStored(changes, stored), id: rowId, version: row.version };
    const after = await inSavepoint(change, async (inside) =>
      withParts(inside, writer, await writer.update(inside, written as never)),
    );
    for (const field of Object.keys(changes)) fields[field] = [fields[field][0], hashValue(after[field])];
  }
  remember(batch, record, { rowId, input, fields });
  const { metadata } = change.db.getRepository(writer.entity);
  const values = Object.entries(changes).map(([field, to]) => {
    const column = metadata.findColumnWithPropertyName(field)?.databaseName;
    return { column, from: row[field], to };
  });
  return { outcome: kept ? "kept" : "changed", rowId, values };
}

/**
 * Writes a row of content, or finds out what would become of it. @throws RowProblem, BAD_USER_INPUT when the site's rules
 * refuse it.
 */
export async function saveContent(
  batch: Batch,
  record: ContentRecord,
): Promise<Pick<Saved, "outcome" | "rowId"> & { input: Input }> {
  const { change, state, rows } = batch;
  const writer = contentWriters[record.kind] as unknown as AnyWriter;
  const input = cleanTexts(writer.toInput(record.values as SiteValues[SiteKind], { ...state, findId: rows.findId }));
  const known = rows.find(record.kind, record.key);
  if (known?.hash === hashRecord(input, record)) return { outcome: "same", rowId: known.rowId, input };
  await requireRules(state, record, writer, input);
  const saved = known?.rowId
    ? await update(batch, record, input, { rowId: known.rowId, fields: known.fields })
    : await create(batch, record, input);
  const { tableName } = change.db.getRepository(writer.entity).metadata;
  const title = String(input.title ?? input.name);
  if (saved.values?.length !== 0) addChanges(state.changes, [describeRow(tableName, title, saved.values)]);
  return { ...saved, input };
}
