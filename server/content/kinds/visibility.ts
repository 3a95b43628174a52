import type { Audience } from "../../shared/read/audience";

/** A row is public from the beginning of its day, in UTC. */
const today = "(now() AT TIME ZONE 'UTC')::date";

/** The expression of the date indexes, for conditions and orders. An outfit without a date comes last, and is public. */
export const outfitDate = (outfit: string): string => `COALESCE(${outfit}.date, '0001-01-01')`;

/** SQL over an alias: the row's day has come. A product follows its outfit; the few scheduled outfits are read once per statement. */
const publishedConditions: Partial<Record<string, (alias: string) => string>> = {
  outfits: (alias) => `${outfitDate(alias)} <= ${today}`,
  affiliate_products: (alias) =>
    `${alias}.outfit_id NOT IN (SELECT later.id FROM outfits later
      WHERE later.deleted_at IS NULL AND ${outfitDate("later")} > ${today})`,
  blog_posts: (alias) => `${alias}.date <= ${today}`,
};

/** SQL over an alias: the row's day has come, or rows of this table have none. */
export const isPublished = (table: string, alias: string): string => publishedConditions[table]?.(alias) ?? "TRUE";

/** SQL over an alias: the row of a content table is not in the trash and, for visitors, its day has come. */
export const isShown = (table: string, alias: string, audience: Audience): string =>
  audience === "editor" || !publishedConditions[table]
    ? `${alias}.deleted_at IS NULL`
    : `${alias}.deleted_at IS NULL AND ${isPublished(table, alias)}`;
