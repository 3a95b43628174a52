import { validate as isUuid } from "uuid";
import type { FieldColumn, FieldValues, UndoOperation } from "../audit/undoOperation";
import { slugTag } from "../cache/cacheTags";
import { invalidateRows } from "../cache/invalidateRows";
import { badUserInput, conflict, notFound } from "../errors/appErrors";
import { contentKinds, type PageType } from "../kinds/contentKind";
import { PublicationStatus, type PublishableType } from "../kinds/publishableRow";
import { rememberSlug } from "../slugs/freeSlug";
import { findPublicUse, trashRows } from "../trash/trash";
import type { Merge, MergeInput } from "./mergeInputs";
import { setFields } from "./setFields";
import { withoutEntry, type Write } from "./write";

interface Named {
  id: string;
  slug: string;
  title: string;
  status: PublicationStatus;
}

/** How two rows of a kind become one. */
export interface MergeKind {
  type: PageType & PublishableType;
  /** Gives the remaining row what the other one has. @returns the counts, and the steps that move it back. */
  move: (
    change: Write,
    twinId: string,
    intoId: string,
  ) => Promise<Partial<Omit<Merge, "matched" | "changed" | "undoId">> & { undo: UndoOperation[] }>;
}

/** Locks both, in one order: two merges of the same rows do not wait for each other. @throws NOT_FOUND. */
async function lockTwins({ db }: Write, type: PageType, { id, intoId }: MergeInput): Promise<[Named, Named]> {
  const { table, title, noun, nouns } = contentKinds[type];
  if (id === intoId) throw badUserInput(`Choose two different ${nouns}.`);
  const rows: Named[] = await db.query(
    `SELECT id, slug, ${title} AS title, status FROM ${table} WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
    [[id, intoId].filter((each) => isUuid(each))],
  );
  const [twin, into] = [id, intoId].map((each) => rows.find((row) => row.id === each));
  if (!twin || !into) throw notFound(`This ${noun} no longer exists. It may be in the trash.`);
  return [twin, into];
}

/** @throws CONFLICT when published outfits show a row that would become a hidden one. */
async function requireStaysShown(change: Write, type: PageType, twin: Named, into: Named): Promise<void> {
  if (twin.status !== PublicationStatus.PUBLISHED || into.status === PublicationStatus.PUBLISHED) return;
  if ((await findPublicUse(change, type, [twin.id])).length === 0) return;
  throw conflict(`${twin.title} has published outfits, but ${into.title} is not published. Publish it first.`);
}

/** Moves outfits to other places. @returns the step that moves them back. */
export async function moveOutfits(
  change: Write,
  columns: readonly FieldColumn[],
  values: readonly (FieldValues & { id: string })[],
): Promise<UndoOperation> {
  // The place that they leave names them, too.
  await invalidateRows(change, "outfit", values);
  const rows = await setFields(change, "outfit", columns, values);
  await invalidateRows(change, "outfit", values);
  return { operation: "setFields", type: "outfit", columns: [...columns], rows };
}

/**
 * Makes two rows one: the twin goes to the trash, and its addresses lead to the other one, which gets what the twin has.
 * @throws NOT_FOUND, BAD_USER_INPUT for the same row, CONFLICT when published outfits would show nothing.
 */
export async function mergeRows(change: Write, { type, move }: MergeKind, input: MergeInput): Promise<Merge> {
  const { db, invalidate, audit } = change;
  const [twin, into] = await lockTwins(change, type, input);
  await requireStaysShown(change, type, twin, into);
  const { undo: moved, ...counts } = await move(change, twin.id, into.id);
  const [former]: [{ slug: string }[]] = await db.query(
    "UPDATE slug_history SET entity_id = $3 WHERE entity_type = $1 AND entity_id = $2 RETURNING slug",
    [type, twin.id, into.id],
  );
  const slugs = former.map(({ slug }) => slug);
  await trashRows(withoutEntry(change), type, [twin.id]);
  await rememberSlug(db, type, into, twin.slug);
  invalidate(...[twin.slug, ...slugs].map((slug) => slugTag(type, slug)));
  const undo: UndoOperation[] = [
    { operation: "returnSlugs", type, id: twin.id, fromId: into.id, slug: twin.slug, formerSlugs: slugs },
    ...moved,
    { operation: "restore", type, ids: [twin.id] },
  ];
  const title = `${twin.title} into ${into.title}`;
  const undoId = await audit({ action: "merge", entityType: type, entityId: into.id, title, undo });
  return { matched: 1, changed: 1, undoId: input.dryRun ? null : undoId, ...noCounts, ...counts };
}

const noCounts = { outfits: 0, spellings: 0, seasons: 0, episodes: 0, characters: 0 };

/**
 * Gives a twin its addresses back, unless they lead to others by now.
 * @throws NOT_FOUND when it was deleted permanently: what it had stays where it is.
 */
export async function returnSlugs(
  { db, invalidate }: Write,
  { type, id, fromId, slug, formerSlugs }: Extract<UndoOperation, { operation: "returnSlugs" }>,
): Promise<void> {
  const { table } = contentKinds[type];
  const found: unknown[] = await db.query(`SELECT FROM ${table} WHERE id = $1`, [id]);
  if (found.length === 0) throw notFound("This can no longer be undone.");
  await db.query("DELETE FROM slug_history WHERE entity_type = $1 AND slug = $2 AND entity_id = $3", [
    type,
    slug,
    fromId,
  ]);
  await db.query(
    "UPDATE slug_history SET entity_id = $3 WHERE entity_type = $1 AND entity_id = $2 AND slug = ANY($4::text[])",
    [type, fromId, id, formerSlugs],
  );
  invalidate(...[slug, ...formerSlugs].map((each) => slugTag(type, each)));
}
