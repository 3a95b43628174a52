import { type EntityManager, In, IsNull, Not } from "typeorm";
import { validate as isUuid } from "uuid";
import { invalidateRows } from "../../../../core/cache/invalidateRows";
import { describeRows } from "../../../../core/kinds/contentKind";
import { setFields } from "../../../../core/write/setFields";
import type { FieldColumn, FieldValues } from "../../../../core/audit/undoOperation";
import { write, type Change } from "../../../../core/write/write";
import { badUserInput } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { parseOriginalPrice, parsePrice } from "../../../../core/money/price";
import { PriceSourceKind } from "../../../../core/money/priceSource";
import { deriveTraits } from "../../../../core/vocabulary/traits";
import { CategoryItem } from "../../../content/category/categoryItem.entity";
import { importedColumns, type ImportedField } from "../sourceFields";
import type { AcceptSourceInput } from "./acceptSource.inputs";

/** Returns the columns of a field with the feed's value. */
function sourceColumns(item: CategoryItem, field: ImportedField, value: string): FieldValues {
  if (field === "title") return { title: value, ...deriveTraits(value) };
  if (field === "price" || field === "original_price") {
    // The import stored texts that name their currency.
    const { amount, currency } = (field === "price" ? parsePrice : parseOriginalPrice)(value);
    const columns = { [field]: value, [`${field}_amount`]: amount, [`${field}_currency`]: currency };
    return field === "price"
      ? { ...columns, price_source_kind: PriceSourceKind.FEED, price_feed_id: item.feedId }
      : columns;
  }
  return { [field]: value };
}

/** Columns that a field changes, or that an undo must find as they were: see offerFieldColumns. */
const columnsOf: Record<ImportedField, readonly FieldColumn[]> = {
  ...importedColumns,
  price: [...importedColumns.price, "price_source_kind", "price_feed_id", ...importedColumns.original_price],
  original_price: [...importedColumns.original_price, ...importedColumns.price],
};

/** Returns the values of an item with the feed's values in the given fields; null when it has them already. */
function acceptFields(
  item: CategoryItem,
  fields: readonly ImportedField[],
  current: (column: FieldColumn) => unknown,
  columns: readonly FieldColumn[],
): (FieldValues & { id: string }) | null {
  const taken = fields.flatMap((field) => {
    const source = item.sourceValues?.[field];
    return source !== undefined && source !== current(field) ? [sourceColumns(item, field, source)] : [];
  });
  if (taken.length === 0) return null;
  const before = Object.fromEntries(columns.map((column) => [column, current(column)]));
  return Object.assign({ id: item.id }, before, ...taken) as FieldValues & { id: string };
}

/**
 * Gives fields of imported items the values of their feeds, so that later runs update them again. Fields that a feed does
 * not have stay.
 * @throws BAD_USER_INPUT without fields.
 */
export function acceptSource(
  db: EntityManager,
  actor: Actor | null,
  { ids, fields }: AcceptSourceInput,
): Promise<Change> {
  const chosen = [...new Set(fields)];
  if (chosen.length === 0) throw badUserInput("Choose at least one field.", { fields: "Choose at least one field." });
  return write(db, actor, async (change) => {
    const where = { id: In(ids.filter((id) => isUuid(id))), feedId: Not(IsNull()) };
    const items = await change.db.find(CategoryItem, { where, lock: { mode: "pessimistic_write" } });
    const metadata = change.db.dataSource.getMetadata(CategoryItem);
    const columns = [...new Set(chosen.flatMap((field) => columnsOf[field]))];
    const values = items.flatMap((item) => {
      const current = (column: FieldColumn) =>
        metadata.findColumnWithDatabaseName(column)?.getEntityValue(item) as unknown;
      return acceptFields(item, chosen, current, columns) ?? [];
    });
    if (values.length === 0) return { matched: items.length, changed: 0, undoId: null };
    const former = await setFields(change, "categoryItem", columns, values);
    await invalidateRows(change, "categoryItem", values);
    const title = `The feed's values in ${describeRows(values.length, "categoryItem")}`;
    const undo = { operation: "setFields" as const, type: "categoryItem" as const, columns, rows: former };
    const undoId = await change.audit({ action: "bulkUpdate", entityType: "categoryItem", title, undo: [undo] });
    return { matched: items.length, changed: values.length, undoId };
  });
}
