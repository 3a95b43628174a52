import { isDeepStrictEqual } from "node:util";
import { derivedColumns } from "../../../../core/kinds/contentKind";
import { partNames, type Snapshot, type SnapshotPart, type SnapshotRow } from "../../../../core/revisions/snapshot";
import type { RevisionChange } from "./revision.types";

const toCamelCase = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isRecord = (value: unknown): value is SnapshotRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const toText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && value.every((part) => typeof part === "string")) return value.join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** Columns of parts that are not compared: their order in the outfit shows in the order of the parts. */
const hiddenColumns = new Set(["id", "place"]);

const change = (field: string, item: string | null, before: unknown, after: unknown): RevisionChange => ({
  field,
  item,
  before: toText(before),
  after: toText(after),
});

/** Compares columns; those with a JSON object by its fields. */
function compareColumns(before: SnapshotRow, after: SnapshotRow, prefix = "", item: string | null = null) {
  const names = Object.keys({ ...before, ...after })
    .filter((name) => item === null || !hiddenColumns.has(name))
    .sort();
  return names.flatMap((name): RevisionChange[] => {
    const [former, present] = [before[name], after[name]];
    const field = prefix + toCamelCase(name);
    if (isDeepStrictEqual(former, present) || derivedColumns.has(toCamelCase(name))) return [];
    if (isRecord(former) && isRecord(present)) return compareColumns(former, present, `${field}.`, item);
    return [change(field, item, former, present)];
  });
}

const titleOf = (row: SnapshotRow): string => toText(row.title ?? row.name ?? row.alt ?? row.image) ?? "";

const byId = (rows: readonly SnapshotRow[]) => new Map(rows.map((row) => [row.id, row]));

/** Compares pieces, pictures or products by their ids, and their order. */
function compareParts(part: SnapshotPart, before: readonly SnapshotRow[], after: readonly SnapshotRow[]) {
  const [former, present] = [byId(before), byId(after)];
  const removed = before.filter(({ id }) => !present.has(id)).map((row) => change(part, null, titleOf(row), null));
  const rest = after.flatMap((row): RevisionChange[] => {
    const old = former.get(row.id);
    return old ? compareColumns(old, row, `${part}.`, titleOf(row)) : [change(part, null, null, titleOf(row))];
  });
  const order = (rows: readonly SnapshotRow[], others: ReadonlyMap<unknown, unknown>) =>
    rows.filter(({ id }) => others.has(id)).map(titleOf);
  const [oldOrder, newOrder] = [order(before, present), order(after, former)];
  const sameIds = isDeepStrictEqual(
    before.filter(({ id }) => present.has(id)).map(({ id }) => id),
    after.filter(({ id }) => former.has(id)).map(({ id }) => id),
  );
  const moved = sameIds ? [] : [change(`${part}.order`, null, oldOrder, newOrder)];
  return [...removed, ...rest, ...moved];
}

/** Returns the differences of two revisions by field, by name, then those of the parts. */
export function compareSnapshots(before: Snapshot, after: Snapshot): RevisionChange[] {
  const columnsOf = (snapshot: Snapshot): SnapshotRow =>
    Object.fromEntries(Object.entries(snapshot).filter(([name]) => !partNames.includes(name as SnapshotPart)));
  return [
    ...compareColumns(columnsOf(before), columnsOf(after)),
    ...partNames.flatMap((part) => compareParts(part, before[part] ?? [], after[part] ?? [])),
  ];
}
