import type { DataSource, EntityManager } from "typeorm";

/** Who reads: visitors get what is public, editors also what is scheduled. */
export type Audience = "visitor" | "editor";

const editors = new WeakSet<EntityManager>();
const editorManagers = new WeakMap<DataSource, EntityManager>();

/** Marks a manager as one that reads for editors. @returns the same manager. */
export function forEditors(db: EntityManager): EntityManager {
  editors.add(db);
  return db;
}

/** The manager for what an editor reads: it sees scheduled rows. Every other manager reads as a visitor, so that none leaks them. */
export function editorManager({ connection }: EntityManager): EntityManager {
  const manager = editorManagers.get(connection) ?? forEditors(connection.createEntityManager());
  editorManagers.set(connection, manager);
  return manager;
}

export const getAudience = (db: EntityManager): Audience => (editors.has(db) ? "editor" : "visitor");

/** A row is public from the beginning of its day, in UTC. */
const today = "(now() AT TIME ZONE 'UTC')::date";

/** The expression of the date indexes, which serve conditions and orders: an undated look comes last, and is public. */
export const outfitDate = (outfit: string): string => `COALESCE(${outfit}.date, '0001-01-01')`;

/** SQL over an alias: the row's day has come. Products follow their outfit; the few scheduled outfits are read once per statement. */
const hasBegun: Partial<Record<string, (alias: string) => string>> = {
  outfits: (alias) => `${outfitDate(alias)} <= ${today}`,
  affiliate_products: (alias) =>
    `${alias}.outfit_id NOT IN (SELECT later.id FROM outfits later
      WHERE later.deleted_at IS NULL AND ${outfitDate("later")} > ${today})`,
  blog_posts: (alias) => `${alias}.date <= ${today}`,
};

/** SQL over an alias: the row's day has come, or rows of this table have none. */
export const isPublished = (table: string, alias: string): string => hasBegun[table]?.(alias) ?? "TRUE";

/** SQL over an alias: the row of a content table is not in the trash, and for visitors its day has come. */
export const isShown = (table: string, alias: string, audience: Audience): string =>
  audience === "editor" || !hasBegun[table]
    ? `${alias}.deleted_at IS NULL`
    : `${alias}.deleted_at IS NULL AND ${isPublished(table, alias)}`;
