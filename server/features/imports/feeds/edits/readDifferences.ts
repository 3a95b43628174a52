import type { EntityManager } from "typeorm";
import { type ImportedField, importedFieldLabels, importedFields } from "../sourceFields";

/** A field of an imported item that an editor changed, so that imports keep it. Long values are truncated. */
export interface SourceDifference {
  field: ImportedField;
  /** Name of the field on screens. */
  label: string;
  /** Value of the item. */
  item: string;
  /** Value of the feed. */
  source: string;
}

/** An item with such fields. */
export interface EditedItem {
  id: string;
  title: string;
  fields: SourceDifference[];
}

export interface EditedItems {
  items: number;
  fields: number;
  /** The first items, oldest first. */
  first: EditedItem[];
}

const maxShown = 100;
const maxValueLength = 300;

/** SQL over an alias: one row per field whose value differs from the feed's. */
export const differencesSql = (alias: string): string =>
  `(VALUES ${importedFields.map((name) => `('${name}', ${alias}.${name})`).join(", ")}) AS value (field, item)
   WHERE value.item <> ${alias}.source_values ->> value.field`;

const differs = (alias: string): string =>
  importedFields.map((name) => `${alias}.${name} <> ${alias}.source_values ->> '${name}'`).join(" OR ");

/** Items of the feed $1 that differ; the index category_items_edited_idx has them, so others cost nothing. */
const edited = `FROM category_items item WHERE item.feed_id = $1 AND item.deleted_at IS NULL AND (${differs("item")})`;

/** Returns the items of a feed that keep an editor's values. */
export async function readEditedItems(db: EntityManager, feedId: string): Promise<EditedItems> {
  const [counts] = await db.query<Omit<EditedItems, "first">[]>(
    `SELECT count(*)::int AS items, COALESCE(sum((SELECT count(*) FROM ${differencesSql("item")})), 0)::int AS fields ${edited}`,
    [feedId],
  );
  const rows = await db.query<{ id: string; title: string; fields: Omit<SourceDifference, "label">[] }[]>(
    `SELECT item.id, item.title, (
       SELECT jsonb_agg(jsonb_build_object('field', field, 'item', left(value.item, ${maxValueLength}),
         'source', left(item.source_values ->> field, ${maxValueLength})))
       FROM ${differencesSql("item")}
     ) AS fields ${edited} ORDER BY item.created_at, item.id LIMIT ${maxShown}`,
    [feedId],
  );
  return {
    ...counts,
    first: rows.map(({ fields, ...item }) => ({
      ...item,
      fields: fields.map((one) => ({ ...one, label: importedFieldLabels[one.field] })),
    })),
  };
}
