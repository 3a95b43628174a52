import { inBatches } from "./inBatches";
import { contentKinds, type ContentType } from "../kinds/contentKind";
import { type FieldColumn, fieldTypes, type FieldValues, type FormerFields } from "../audit/undoOperation";
import type { Write } from "./write";

/** SQL of the given columns: assignments, and their definition in a record set. */
const assign = (columns: readonly FieldColumn[], from: string) =>
  columns.map((column) => `${column} = ${from}.${column}`).join(", ");
const define = (columns: readonly FieldColumn[]) =>
  columns.map((column) => `${column} ${fieldTypes[column]}`).join(", ");

/** Sets columns of many rows, each row to its own values. @returns the former values. */
export async function setFields(
  { db }: Pick<Write, "db">,
  type: ContentType,
  columns: readonly FieldColumn[],
  values: readonly (FieldValues & { id: string })[],
): Promise<FormerFields[]> {
  const { table } = contentKinds[type];
  const changed: FormerFields[] = [];
  for (const batch of inBatches(values)) {
    const [rows]: [FormerFields[]] = await db.query(
      `UPDATE ${table} row SET ${assign(columns, "given")}, version = row.version + 1, updated_at = now()
       FROM json_to_recordset($1) AS given (id uuid, ${define(columns)})
       JOIN (SELECT id, ${columns.join(", ")} FROM ${table} WHERE id = ANY($2::uuid[]) FOR UPDATE) before USING (id)
       WHERE row.id = before.id RETURNING row.id, row.version, ${columns.map((column) => `before.${column}`).join(", ")}`,
      [JSON.stringify(batch), batch.map(({ id }) => id)],
    );
    changed.push(...rows);
  }
  return changed;
}

/** Restores former values; rows that were saved since are skipped. @returns the ids of the restored rows. */
export async function revertFields(
  { db }: Write,
  type: ContentType,
  columns: readonly FieldColumn[],
  rows: readonly FormerFields[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const batch of inBatches(rows)) {
    const [done]: [{ id: string }[]] = await db.query(
      `UPDATE ${contentKinds[type].table} row SET ${assign(columns, "former")}, version = row.version + 1, updated_at = now()
       FROM json_to_recordset($1) AS former (id uuid, version int, ${define(columns)})
       WHERE row.id = former.id AND row.version = former.version RETURNING row.id`,
      [JSON.stringify(batch)],
    );
    for (const { id } of done) ids.push(id);
  }
  return ids;
}
