import type { Audience } from "../read/audience";
import type { ContentType } from "./contentKind";

/** A row is public from the beginning of its day, in UTC. */
const today = "(now() AT TIME ZONE 'UTC')::date";

/** The expression of the date indexes, for conditions and orders. An outfit without a date comes last, and is public. */
export const outfitDate = (outfit: string): string => `COALESCE(${outfit}.date, '0001-01-01')`;

/** SQL over an alias of a row that is published on its day. */
export const hasPublicStatus = (alias: string): string => `${alias}.status = 'PUBLISHED'`;

const isPublicOutfit = (alias: string): string => `${hasPublicStatus(alias)} AND ${outfitDate(alias)} <= ${today}`;

/** SQL over an alias of a garment: at least two public looks show it. */
const isWornAgain = (garment: string): string =>
  `(SELECT count(DISTINCT look.id) FROM garment_pieces part JOIN outfit_pieces piece ON piece.id = part.piece_id
    JOIN outfits look ON look.id = piece.outfit_id
    WHERE part.garment_id = ${garment}.id AND look.deleted_at IS NULL AND ${isPublicOutfit("look")}) > 1`;

/**
 * SQL over an alias: the row is published and its day has come. A product follows its outfit; the few outfits that are
 * not public are read once per statement, each kind by its own index.
 */
const publishedConditions: Partial<Record<string, (alias: string) => string>> = {
  celebrities: hasPublicStatus,
  outfits: isPublicOutfit,
  garments: isWornAgain,
  affiliate_products: (alias) =>
    `${alias}.outfit_id NOT IN (
      SELECT later.id FROM outfits later WHERE later.deleted_at IS NULL AND ${outfitDate("later")} > ${today}
      UNION ALL SELECT draft.id FROM outfits draft WHERE draft.status <> 'PUBLISHED')`,
  blog_posts: (alias) => `${hasPublicStatus(alias)} AND ${alias}.date <= ${today}`,
};

/** SQL over an alias: the row is public unless it is in the trash. */
export const isPublished = (table: string, alias: string): string => publishedConditions[table]?.(alias) ?? "TRUE";

/** Tables with pages but without a trash. */
const withoutTrash: ReadonlySet<string> = new Set(["garments"]);

/** SQL over an alias: the row of a content table is not in the trash and, for visitors, published. */
export const isShown = (table: string, alias: string, audience: Audience): string =>
  withoutTrash.has(table)
    ? isPublished(table, alias)
    : audience === "editor" || !publishedConditions[table]
      ? `${alias}.deleted_at IS NULL`
      : `${alias}.deleted_at IS NULL AND ${isPublished(table, alias)}`;

const dayFrom = (day: string): string => `GREATEST(${day}, ${today})`;

/** SQL over an alias of an outfit. */
const outfitDay = (outfit: string): string =>
  `CASE WHEN ${outfit}.deleted_at IS NULL AND ${hasPublicStatus(outfit)} THEN ${dayFrom(outfitDate(outfit))} END`;

const publicDays: Record<ContentType, (alias: string) => string> = {
  celebrity: (alias) => `CASE WHEN ${hasPublicStatus(alias)} THEN ${today} END`,
  outfit: outfitDay,
  affiliateProduct: (alias) =>
    `(SELECT ${outfitDay("wearing")} FROM outfits wearing WHERE wearing.id = ${alias}.outfit_id)`,
  categoryItem: () => today,
  blogPost: (alias) => `CASE WHEN ${hasPublicStatus(alias)} THEN ${dayFrom(`${alias}.date`)} END`,
};

/** SQL over an alias: the day from which visitors can read the row, today at the earliest; null when that needs a step. */
export const publicDay = (type: ContentType, alias: string): string =>
  `CASE WHEN ${alias}.deleted_at IS NULL THEN ${publicDays[type](alias)} END`;
