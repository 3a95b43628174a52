import type { Audience } from "../read/audience";
import { contentKinds, type ContentType, contentTypes, otherPages, type PublicTable } from "./contentKind";
import type { RowSql } from "./contentKind.types";

const tables = Object.fromEntries([
  ...contentTypes.map((type) => [contentKinds[type].table, { ...contentKinds[type], hasTrash: true }]),
  ...Object.values(otherPages).map((page) => [page.table, page]),
]) as Readonly<Record<PublicTable, { isPublic: RowSql | null; hasTrash: boolean }>>;

/** SQL over an alias: the row is public unless it is in the trash. */
export const isPublished = (table: PublicTable, alias: string): string => tables[table].isPublic?.(alias) ?? "TRUE";

/** SQL over an alias: the row is not in the trash and, for visitors, published. */
export function isShown(table: PublicTable, alias: string, audience: Audience): string {
  const { isPublic, hasTrash } = tables[table];
  if (!hasTrash) return isPublished(table, alias);
  const isLive = `${alias}.deleted_at IS NULL`;
  return audience === "editor" || isPublic === null ? isLive : `${isLive} AND ${isPublic(alias)}`;
}

/** SQL over an alias: the day from which visitors can read the row, today at the earliest; null when that needs a step. */
export const publicDay = (type: ContentType, alias: string): string =>
  `CASE WHEN ${alias}.deleted_at IS NULL THEN ${contentKinds[type].publicDay(alias)} END`;
