import type { Audience } from "../../shared/read/audience";

/** A row is public from the beginning of its day, in UTC. */
const today = "(now() AT TIME ZONE 'UTC')::date";

/** The expression of the date indexes, for conditions and orders. An outfit without a date comes last, and is public. */
export const outfitDate = (outfit: string): string => `COALESCE(${outfit}.date, '0001-01-01')`;

const hasPublicStatus = (alias: string): string => `${alias}.status = 'PUBLISHED'`;

/**
 * SQL over an alias: the row is published and its day has come. A product follows its outfit; the few outfits that are
 * not public are read once per statement, each kind by its own index.
 */
const publishedConditions: Partial<Record<string, (alias: string) => string>> = {
  celebrities: hasPublicStatus,
  outfits: (alias) => `${hasPublicStatus(alias)} AND ${outfitDate(alias)} <= ${today}`,
  affiliate_products: (alias) =>
    `${alias}.outfit_id NOT IN (
      SELECT later.id FROM outfits later WHERE later.deleted_at IS NULL AND ${outfitDate("later")} > ${today}
      UNION ALL SELECT draft.id FROM outfits draft WHERE draft.status <> 'PUBLISHED')`,
  blog_posts: (alias) => `${hasPublicStatus(alias)} AND ${alias}.date <= ${today}`,
};

/** SQL over an alias: the row is public unless it is in the trash. */
export const isPublished = (table: string, alias: string): string => publishedConditions[table]?.(alias) ?? "TRUE";

/** SQL over an alias: the row of a content table is not in the trash and, for visitors, published. */
export const isShown = (table: string, alias: string, audience: Audience): string =>
  audience === "editor" || !publishedConditions[table]
    ? `${alias}.deleted_at IS NULL`
    : `${alias}.deleted_at IS NULL AND ${isPublished(table, alias)}`;
