import type { EntityManager } from "typeorm";
import { offerFieldAction, requireOneField } from "../../core/money/bulkOffer";
import { changeMany, restrictRows } from "../../core/write/bulk";
import { requireOneAction } from "../../core/write/bulkInputs";
import type { Change } from "../../core/write/change";
import { createOnce } from "../../core/write/createOnce";
import { insertRow, lockRow, updateRow } from "../../core/write/saveRow";
import { write } from "../../core/write/write";
import type { Actor } from "../../core/graphql/context";
import { offerColumns } from "../../core/money/offerColumns";
import { readSiteCurrency } from "../../core/money/siteCurrency";
import { Select } from "../../core/read/select";
import { filterItems } from "./category.service";
import { requireCategory } from "./currentSlugs.service";
import { CategoryItem } from "./categoryItem.entity";
import type { BulkCategoryItemsInput, CreateCategoryItemInput, UpdateCategoryItemInput } from "./itemWrite.inputs";

/** @throws BAD_USER_INPUT for invalid values. */
export const createItem = (
  db: EntityManager,
  actor: Actor | null,
  input: CreateCategoryItemInput,
): Promise<CategoryItem> =>
  createOnce(db, actor, CategoryItem, input, async (change, { categoryName, ...fields }) => {
    const values = offerColumns(fields, {}, await readSiteCurrency(change.db));
    return insertRow(change, "categoryItem", CategoryItem, {
      ...values,
      categoryName: await requireCategory(change.db, categoryName),
    });
  });

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export function updateItem(
  db: EntityManager,
  actor: Actor | null,
  { id, version, categoryName, ...fields }: UpdateCategoryItemInput,
): Promise<CategoryItem> {
  return write(db, actor, async (change) => {
    const before = await lockRow(change, "categoryItem", CategoryItem, { id, version });
    const values = offerColumns(fields, before, await readSiteCurrency(change.db));
    const category = categoryName ? { categoryName: await requireCategory(change.db, categoryName) } : {};
    return updateRow(change, "categoryItem", CategoryItem, before, { ...values, ...category });
  });
}

/** Moves many category items to the trash, changes their category, or sets one of their fields. */
export function changeItems(
  db: EntityManager,
  actor: Actor | null,
  { dryRun, ...input }: BulkCategoryItemsInput,
): Promise<Change> {
  return changeMany(db, actor, async (change) => {
    const rows = new Select(change.db, CategoryItem, "item");
    restrictRows(rows, input, (filter) => filterItems(rows, filter));
    const action = requireOneAction([
      input.delete ? { delete: true } : false,
      input.categoryName
        ? { column: "category_name", value: await requireCategory(change.db, input.categoryName) }
        : false,
      input.set ? offerFieldAction(CategoryItem, ...requireOneField(input.set)) : false,
    ]);
    return { type: "categoryItem", rows, action, dryRun };
  });
}
