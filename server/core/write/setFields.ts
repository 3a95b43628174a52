import { inBatches } from "./inBatches";
import { contentKinds, type ContentType } from "../kinds/contentKind";
import { type ChangedFields, type FieldColumn, fieldTypes, type FieldValues } from "../audit/undoOperation";
import type { Write } from "./write";

/** Texts of articles are long, so a statement has few of them. */
const longTexts = 100;

const batch = <Row>(columns: readonly FieldColumn[], rows: readonly Row[]): Iterable<Row[]> =>
  inBatches(rows, columns.includes("content") ? longTexts : undefined);

/** A shop's page and a feed confirm a price without changing it. */
const confirmations: readonly FieldColumn[] = ["price_checked_at", "price_source_kind", "price_feed_id"];

/** SQL: what undo compares of a column. Of an article it is a hash, so that the steps do not hold each text twice. */
const compared = (column: FieldColumn) => (column === "content" ? "md5(row.content)" : `row.${column}`);

/** Sets columns of many rows, including rows in the trash, each row to its own values. @returns what undo needs. */
export async function setFields(
  { db }: Pick<Write, "db">,
  type: ContentType,
  columns: readonly FieldColumn[],
  values: readonly (FieldValues & { id: string })[],
): Promise<ChangedFields[]> {
  const { table } = contentKinds[type];
  const list = (map: (column: FieldColumn) => string) => columns.map(map).join(", ");
  const changed: ChangedFields[] = [];
  for (const given of batch(columns, values)) {
    const [rows]: [ChangedFields[]] = await db.query(
      `UPDATE ${table} row SET ${list((column) => `${column} = given.${column}`)}, version = row.version + 1, updated_at = now()
       FROM json_to_recordset($1) AS given (id uuid, ${list((column) => `${column} ${fieldTypes[column]}`)})
       JOIN (SELECT id, ${columns.join(", ")} FROM ${table} WHERE id = ANY($2::uuid[]) FOR UPDATE) before USING (id)
       WHERE row.id = before.id RETURNING row.id,
         json_build_array(${list((column) => `before.${column}::text`)}) AS before,
         json_build_array(${list((column) => `${compared(column)}::text`)}) AS after`,
      [JSON.stringify(given), given.map(({ id }) => id)],
    );
    for (const row of rows) changed.push(row);
  }
  return changed;
}

/**
 * Restores the values before a change in rows that still have those after it, whatever else was saved since.
 * @returns the ids of the restored rows.
 */
export async function revertFields(
  { db }: Write,
  type: ContentType,
  columns: readonly FieldColumn[],
  rows: readonly ChangedFields[],
): Promise<string[]> {
  const former = (values: string, column: FieldColumn) =>
    `change.${values}[${columns.indexOf(column) + 1}]::${fieldTypes[column]}`;
  const restored = columns.map((column) => `${column} = ${former("before", column)}`);
  const isUnchanged = columns
    .filter((column) => !confirmations.includes(column))
    .map((column) => `${compared(column)} IS NOT DISTINCT FROM ${former("after", column)}`);
  const ids: string[] = [];
  for (const changed of batch(columns, rows)) {
    const [done]: [{ id: string }[]] = await db.query(
      `UPDATE ${contentKinds[type].table} row SET ${restored.join(", ")}, version = row.version + 1, updated_at = now()
       FROM json_to_recordset($1) AS change (id uuid, before text[], after text[])
       WHERE row.id = change.id AND ${isUnchanged.join(" AND ")} RETURNING row.id`,
      [JSON.stringify(changed)],
    );
    for (const { id } of done) ids.push(id);
  }
  return ids;
}
