import { offerFieldAction, requireOneField } from "../../core/money/bulkOffer";
import type { BulkKind } from "../../core/write/bulk";
import { insertRow, lockRow, updateRow } from "../../core/write/saveRow";
import type { Write } from "../../core/write/write";
import { offerColumns } from "../../core/money/offerColumns";
import { readSiteCurrency } from "../../core/money/siteCurrency";
import { filterItems, requireCategory } from "./category.service";
import { CategoryItem } from "./categoryItem.entity";
import type { BulkCategoryItemsInput, CreateCategoryItemInput, UpdateCategoryItemInput } from "./itemWrite.inputs";

/** @throws BAD_USER_INPUT for invalid values. */
export async function createItem(
  change: Write,
  { categoryName, ...fields }: Omit<CreateCategoryItemInput, "requestId">,
): Promise<CategoryItem> {
  const values = offerColumns(fields, {}, await readSiteCurrency(change.db));
  const category = { categoryName: await requireCategory(change.db, categoryName) };
  return insertRow(change, "categoryItem", CategoryItem, { ...values, ...category });
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updateItem(
  change: Write,
  { id, version, categoryName, ...fields }: UpdateCategoryItemInput,
): Promise<CategoryItem> {
  const before = await lockRow(change, "categoryItem", CategoryItem, { id, version });
  const values = offerColumns(fields, before, await readSiteCurrency(change.db));
  const category = categoryName ? { categoryName: await requireCategory(change.db, categoryName) } : {};
  return updateRow(change, "categoryItem", CategoryItem, before, { ...values, ...category });
}

/** What a bulk change does to category items. */
export const itemBulk: BulkKind<CategoryItem, BulkCategoryItemsInput> = {
  type: "categoryItem",
  entity: CategoryItem,
  alias: "item",
  applyFilter: filterItems,
  listActions: async ({ db }, { categoryName, set }) => [
    categoryName ? { column: "category_name", value: await requireCategory(db, categoryName) } : false,
    set ? offerFieldAction(CategoryItem, ...requireOneField(set)) : false,
  ],
};
