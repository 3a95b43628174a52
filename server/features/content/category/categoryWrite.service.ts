import { isDeepStrictEqual } from "node:util";
import { difference } from "../../../core/audit/difference";
import { categoriesTag, listTag } from "../../../core/cache/cacheTags";
import { createSlug, forgetFormerSlug, rememberSlug } from "../../../core/slugs/freeSlug";
import { lockById, saveUnique } from "../../../core/write/lockById";
import type { Write } from "../../../core/write/write";
import { badUserInput, conflict } from "../../../core/errors/appErrors";
import { Category } from "./category.entity";
import { isBuiltIn, maxCategories } from "./category.types";
import type {
  CreateCategoryInput,
  UpdateCategoryInput,
  ReorderCategoriesInput,
  BulkCategoryItemsInput,
  CreateCategoryItemInput,
  UpdateCategoryItemInput,
} from "./category.inputs";
import { listCategories, filterItems, requireCategory } from "./category.service";
import { offerFieldAction, requireOneField } from "../../../core/money/bulkOffer";
import type { BulkKind } from "../../../core/write/bulk";
import { insertRow, lockRow, updateRow } from "../../../core/write/saveRow";
import { offerColumns } from "../../../core/money/offerColumns";
import { readSiteCurrency } from "../../../core/money/siteCurrency";
import { CategoryItem } from "./categoryItem.entity";

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
    categoryName ? { field: "category_name", value: await requireCategory(db, categoryName) } : false,
    set ? offerFieldAction(CategoryItem, ...requireOneField(set)) : false,
  ],
};

/**
 * Sorts all categories. Versions do not change: the form of a category does not show its rank.
 * @throws CONFLICT when the order is no longer `previousIds`, BAD_USER_INPUT when `ids` are not the same categories.
 */
export async function reorderCategories(
  change: Write,
  { ids, previousIds }: ReorderCategoriesInput,
): Promise<Category[]> {
  // A separate statement: the next one sees what a simultaneous change has committed meanwhile.
  await change.db.query("SELECT FROM product_categories ORDER BY id FOR NO KEY UPDATE");
  const before = (await listCategories(change.db)).map(({ id }) => id);
  if (!isDeepStrictEqual(before, previousIds))
    throw conflict("Someone else has changed the list in the meantime. Check the order and try again.");
  if (!isDeepStrictEqual([...ids].sort(), [...before].sort()))
    throw badUserInput("Send all categories, each of them once.", { ids: "Send all categories, each of them once." });
  if (isDeepStrictEqual(ids, before)) return listCategories(change.db);
  await change.db.query(
    `UPDATE product_categories category SET position = sorted.position, updated_at = now()
       FROM unnest($1::uuid[]) WITH ORDINALITY AS sorted (id, position)
       WHERE category.id = sorted.id AND category.position <> sorted.position`,
    [ids],
  );
  change.invalidate(categoriesTag);
  await change.audit({ action: "bulkUpdate", entityType: "category", title: "the order of the product categories" });
  return listCategories(change.db);
}

const entityType = "category";

const slugError = (message: string) => badUserInput(message, { slug: message });
const uniqueSlug = { index: "product_categories_slug_key", field: "slug", taken: "Another category has this slug" };
const gone = "This category no longer exists.";

/** @throws BAD_USER_INPUT for a blank label, a slug of another category, or when there are too many. */
export async function createCategory(
  change: Write,
  { label, slug, icon }: Omit<CreateCategoryInput, "requestId">,
): Promise<Category> {
  if ((await change.db.count(Category)) >= maxCategories)
    throw badUserInput(`There can be at most ${maxCategories} categories.`);
  const position = ((await change.db.maximum(Category, "position")) ?? 0) + 1;
  const values = { name: label.trim(), slug: createSlug("category", slug?.trim() || label), icon, position };
  const category = await saveUnique(change.db, uniqueSlug, (savepoint) =>
    savepoint.save(Category, savepoint.create(Category, values)),
  );
  await forgetFormerSlug(change.db, "category", category.slug);
  change.invalidate(categoriesTag);
  await change.audit({ action: "create", entityType, entityId: category.id, title: category.name });
  return category;
}

function toColumns(before: Category, { label, slug, icon }: Pick<UpdateCategoryInput, "label" | "slug" | "icon">) {
  const name = label?.trim() ?? before.name;
  const wanted = slug === undefined ? before.slug : createSlug("category", slug?.trim() || name);
  if (wanted !== before.slug && isBuiltIn(before.slug))
    throw slugError("The slug of this category is part of the site and does not change");
  return { name, slug: wanted, icon: icon ?? before.icon };
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT as `createCategory`. */
export async function updateCategory(
  change: Write,
  { id, version, ...fields }: UpdateCategoryInput,
): Promise<Category> {
  const before = await lockById(change, Category, id, gone);
  if (before.version !== version)
    throw conflict(
      "Someone else has saved this category in the meantime. Compare both versions before you save yours.",
    );
  const values = toColumns(before, fields);
  const changes = difference<Partial<Category>>(before, values);
  if (Object.keys(changes).length === 0) return before;
  // The foreign key moves the items along.
  await saveUnique(change.db, uniqueSlug, (savepoint) =>
    savepoint.update(Category, { id }, { ...values, version: version + 1 }),
  );
  await rememberSlug(change.db, "category", { id, slug: values.slug }, before.slug);
  change.invalidate(categoriesTag, ...(changes.slug ? [listTag("categoryItem")] : []));
  await change.audit({ action: "update", entityType, entityId: id, title: values.name, changes });
  return change.db.findOneByOrFail(Category, { id });
}

/** Returns why the category cannot be deleted; null when it can. */
async function findObstacle({ db }: Write, { slug }: Category): Promise<string | null> {
  if (isBuiltIn(slug)) return "This category is part of the site and cannot be deleted.";
  const [{ items, trashed }]: [{ items: number; trashed: number }] = await db.query(
    `SELECT count(*)::int AS items, count(deleted_at)::int AS trashed FROM category_items WHERE category_name = $1`,
    [slug],
  );
  if (items === 0) return null;
  const count = items === 1 ? "1 item uses" : `${items.toLocaleString("en")} items use`;
  const inTrash = trashed === items ? ", in the trash" : `, ${trashed.toLocaleString("en")} of them in the trash`;
  const them = items === 1 ? "it" : "them";
  return `${count} this category${trashed === 0 ? "" : inTrash}. Give ${them} another category or delete ${them} permanently first.`;
}

/** @throws NOT_FOUND, CONFLICT when items use the category, in the trash too, or the site needs it. */
export async function deleteCategory(change: Write, id: string): Promise<string> {
  const category = await lockById(change, Category, id, gone);
  const obstacle = await findObstacle(change, category);
  if (obstacle !== null) throw conflict(obstacle);
  await change.db.delete(Category, { id });
  await change.db.query("DELETE FROM slug_history WHERE entity_type = 'category' AND entity_id = $1", [id]);
  change.invalidate(categoriesTag);
  await change.audit({ action: "delete", entityType, entityId: id, title: category.name });
  return id;
}
