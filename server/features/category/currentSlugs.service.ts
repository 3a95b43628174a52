import type { EntityManager } from "typeorm";
import { badUserInput } from "../../core/errors/appErrors";
import { unknownCategory } from "./category.types";

/**
 * Returns the slugs that categories have now, by their current or a former slug. Locks the categories until the end of the
 * transaction, so that nobody deletes one that an item is about to get.
 */
export async function lockCurrentSlugs(db: EntityManager, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows: { wanted: string; slug: string }[] = await db.query(
    `SELECT wanted, category.slug FROM unnest($1::text[]) AS wanted JOIN product_categories category ON category.slug = wanted
       OR category.id = (SELECT entity_id FROM slug_history WHERE entity_type = 'category' AND slug_history.slug = wanted)
     FOR KEY SHARE OF category`,
    [slugs],
  );
  return new Map(rows.map(({ wanted, slug }) => [wanted, slug]));
}

/**
 * Returns the current slug of the category that an item gets.
 * @throws BAD_USER_INPUT for `categoryName` when there is no such category.
 */
export async function requireCategory(db: EntityManager, slug: string): Promise<string> {
  const current = (await lockCurrentSlugs(db, [slug])).get(slug);
  if (current === undefined) throw badUserInput(unknownCategory, { categoryName: unknownCategory });
  return current;
}
