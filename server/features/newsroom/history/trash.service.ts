import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Write } from "../../../core/write/write";
import { restoreRows } from "../../../core/trash/trash";
import { contentKinds, ownedTypes } from "../../../core/kinds/contentKind";
import { notFound } from "../../../core/errors/appErrors";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import type { SortOrder } from "../../../core/read/sortOrder";
import { type Conditions, Select } from "../../../core/read/select";
import { rawSql, sql } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import type { TrashArgs, TrashedRowsInput, TrashFilter } from "./history.inputs";
import { deleteRows, requireUnneeded } from "./trashDelete";
import { TrashedRow } from "./trashedRow.entity";

const newest: SortOrder = { direction: "DESC", keys: [{ expression: "row.trashed_at", type: "timestamptz" }] };

/** Rows deleted with their owner, as products with their outfit, are restored with it, and not by themselves. */
const deletedAlone = ownedTypes
  .map((type) => {
    const { table, owner } = contentKinds[type];
    return `NOT (row.type = '${type}' AND EXISTS (
      SELECT FROM ${table} owned JOIN ${contentKinds[owner.type].table} owner ON owner.id = owned.${owner.column}
      WHERE owned.id = row.id AND owner.deleted_at = owned.deleted_at))`;
  })
  .join(" AND ");

/** Adds the filter of the trash; the rows have the alias `row`. */
export function filterTrash(query: Conditions, filter: TrashFilter | null | undefined): void {
  query.andWhere(rawSql(deletedAlone));
  const search = normalizeSearch(filter?.search);
  if (filter?.type) query.andWhere(sql`row.type = ${filter.type}`);
  if (search)
    query.andWhere(sql`searchable(row.title) LIKE searchable(${likePattern(search)})`, { planDependsOnValues: true });
}

export function listTrash(db: EntityManager, args: TrashArgs): Promise<Page<TrashedRow>> {
  const query = new Select(db, TrashedRow, "row");
  filterTrash(query, args.filter);
  return readKeysetPage(query, newest, args);
}

const goneError = () => notFound("This is no longer in the trash.");

/**
 * @throws NOT_FOUND when none of the rows is in the trash, BAD_USER_INPUT for products whose outfit is in the trash.
 */
export async function restore(change: Write, { type, ids }: TrashedRowsInput): Promise<number> {
  const restored = await restoreRows(
    change,
    type,
    ids.filter((id) => isUuid(id)),
  );
  if (restored === 0) throw goneError();
  return restored;
}

/**
 * Permanently deletes rows in the trash, an outfit with its products. @throws NOT_FOUND, CONFLICT for a celebrity with
 * outfits.
 */
export async function deleteForever(change: Write, input: TrashedRowsInput): Promise<number> {
  const ids = input.ids.filter((id) => isUuid(id));
  await requireUnneeded(change, input.type, ids);
  const deleted = await deleteRows(change, input.type, ids);
  if (deleted === 0) throw goneError();
  return deleted;
}
