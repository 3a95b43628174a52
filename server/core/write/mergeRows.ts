import type { UndoOperation } from "../audit/undoOperation";
import { contentKinds, type PageType } from "../kinds/contentKind";
import { trashRows } from "../trash/trash";
import { rememberSlug } from "../slugs/freeSlug";
import { slugTag } from "../cache/cacheTags";
import { type Change, withoutEntry, type Write } from "./write";

interface Named {
  id: string;
  slug: string;
}

/**
 * Puts a row that is another one's twin into the trash, and lets its addresses lead to the other. What others have of it
 * was moved before.
 * @param moved the steps that move it back.
 */
export async function mergeRows(
  change: Write,
  type: PageType,
  { twin, into }: { twin: Named; into: Named },
  { title, moved }: { title: string; moved: UndoOperation[] },
): Promise<Change> {
  const { db, invalidate, audit } = change;
  const [former]: [{ slug: string }[]] = await db.query(
    "UPDATE slug_history SET entity_id = $3 WHERE entity_type = $1 AND entity_id = $2 RETURNING slug",
    [type, twin.id, into.id],
  );
  const slugs = former.map(({ slug }) => slug);
  await trashRows(withoutEntry(change), type, [twin.id]);
  await rememberSlug(db, type, into, twin.slug);
  invalidate(...[twin.slug, ...slugs].map((slug) => slugTag(type, slug)));
  const undo: UndoOperation[] = [
    ...moved,
    { operation: "returnSlugs", type, id: twin.id, fromId: into.id, slug: twin.slug, formerSlugs: slugs },
    { operation: "restore", type, ids: [twin.id] },
  ];
  const undoId = await audit({ action: "merge", entityType: type, entityId: into.id, title, undo });
  return { matched: 1, changed: 1, undoId };
}

/** Gives a twin its addresses back, unless they lead to others by now. */
export async function returnSlugs(
  { db, invalidate }: Write,
  { type, id, fromId, slug, formerSlugs }: Extract<UndoOperation, { operation: "returnSlugs" }>,
): Promise<void> {
  await db.query("DELETE FROM slug_history WHERE entity_type = $1 AND slug = $2 AND entity_id = $3", [
    type,
    slug,
    fromId,
  ]);
  await db.query(
    `UPDATE slug_history SET entity_id = $3 WHERE entity_type = $1 AND entity_id = $2 AND slug = ANY($4::text[])
       AND EXISTS (SELECT FROM ${contentKinds[type].table} WHERE id = $3)`,
    [type, fromId, id, formerSlugs],
  );
  invalidate(...[slug, ...formerSlugs].map((each) => slugTag(type, each)));
}
