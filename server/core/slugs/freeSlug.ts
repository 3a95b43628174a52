import type { EntityManager } from "typeorm";
import { paths } from "../../../site/addresses";
import { reservedSlugs } from "../../../site/reservedSlugs";
import { slugify } from "../../../site/slugify";
import { isUniqueViolation } from "../errors/databaseErrors";
import { pageKinds, type SluggedType } from "../kinds/contentKind";

/** Whether the site itself has the address that a row with this slug would get. */
export const isReserved = (type: SluggedType, slug: string): boolean => reservedSlugs.has(paths[type](slug).slice(1));

/** Returns the slug of a name: never empty, and never a reserved word. */
export function createSlug(type: SluggedType, name: string): string {
  const slug = slugify(name) || pageKinds[type].fallbackSlug;
  return isReserved(type, slug) ? `${slug}-1` : slug;
}

/**
 * Returns the slug if no other row has it, otherwise with the first free suffix -1, -2, ... Rows in the trash keep
 * their slug.
 * @param exceptId the row that may already have the slug.
 */
export async function findFreeSlug(
  db: EntityManager,
  type: SluggedType,
  wanted: string,
  exceptId: string | null = null,
): Promise<string> {
  const find = (condition: string): Promise<{ slug: string }[]> =>
    db.query(`SELECT slug FROM ${pageKinds[type].table} WHERE ${condition} AND id IS DISTINCT FROM $2::uuid`, [
      wanted,
      exceptId,
    ]);
  // Most are free, which an index tells. The pattern reads all rows.
  if ((await find("slug = $1")).length === 0) return wanted;
  const taken = new Set((await find("slug ~ ('^' || $1 || '-[0-9]+$')")).map(({ slug }) => slug));
  let suffix = 1;
  while (taken.has(`${wanted}-${suffix}`)) suffix += 1;
  return `${wanted}-${suffix}`;
}

const maxTries = 50;

/**
 * Writes a row with the first free slug. The unique index decides between simultaneous writes: the second one tries the
 * next slug, in its own savepoint.
 */
export async function withFreeSlug<Result>(
  db: EntityManager,
  type: SluggedType,
  wanted: string,
  exceptId: string | null,
  save: (slug: string, savepoint: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const slug = await findFreeSlug(db, type, wanted, exceptId);
    try {
      return await db.transaction((savepoint) => save(slug, savepoint));
    } catch (error) {
      if (tries === maxTries || !isUniqueViolation(error, `${pageKinds[type].table}_slug_key`)) throw error;
    }
  }
}

/** Ends the redirect of a former slug, which another row takes. */
export async function forgetFormerSlug(db: EntityManager, type: SluggedType, slug: string): Promise<void> {
  await db.query("DELETE FROM slug_history WHERE entity_type = $1 AND slug = $2", [type, slug]);
}

/** Stores a row's former slug for redirects, and deletes the history of its new slug. */
export async function rememberSlug(
  db: EntityManager,
  type: SluggedType,
  row: { id: string; slug: string },
  before: string,
): Promise<void> {
  if (row.slug === before) return;
  await forgetFormerSlug(db, type, row.slug);
  await db.query(
    `INSERT INTO slug_history (entity_type, slug, entity_id) VALUES ($1, $2, $3)
     ON CONFLICT (entity_type, slug) DO UPDATE SET entity_id = excluded.entity_id, created_at = now()`,
    [type, before, row.id],
  );
}
