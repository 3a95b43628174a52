import { contentKinds, type ContentType } from "../kinds/contentKind";
import { listTag, rowTag } from "./cacheTags";
import { inBatches } from "../write/inBatches";
import type { Write } from "../write/write";

/** Returns the ids of the row tags of a type. */
const readIds = (type: ContentType, tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.startsWith(`${type}:`)).map((tag) => tag.slice(type.length + 1));

/** Invalidates rows, given by themselves or by their ids, the lists of their type, and their parent rows; a revision of them is recorded. */
export async function invalidateRows(
  change: Write,
  type: ContentType,
  rows: readonly (string | { id: string })[],
): Promise<void> {
  if (rows.length > 0) change.invalidate(listTag(type));
  const ids = rows.map((row) => (typeof row === "string" ? row : row.id));
  await invalidateRowsOnly(change, type, ids);
}

/** Like invalidateRows, for rows that keep their position in lists, and their parent rows. */
export async function invalidateRowsOnly(
  { db, invalidate, recordRows }: Write,
  type: ContentType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  recordRows(type, ids);
  for (const id of ids) invalidate(rowTag(type, id));
  const { shownBy, owner } = contentKinds[type];
  if (!shownBy) return;
  for (const batch of inBatches(ids)) {
    const rows: { tag: string | null }[] = await db.query(shownBy, [batch]);
    // A draft may have no celebrity.
    const tags = rows.flatMap(({ tag }) => tag ?? []);
    invalidate(...tags);
    // A row is a part of its owner, and of the one that it leaves: this runs before and after the update.
    if (owner) recordRows(owner.type, readIds(owner.type, tags));
  }
}
