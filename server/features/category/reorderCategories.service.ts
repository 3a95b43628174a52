import { isDeepStrictEqual } from "node:util";
import type { Write } from "../../core/write/write";
import { categoriesTag } from "../../core/cache/cacheTags";
import { badUserInput, conflict } from "../../core/errors/appErrors";
import type { Category } from "./category.entity";
import { listCategories } from "./category.service";
import type { ReorderCategoriesInput } from "./categoryWrite.inputs";

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
