import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { rowTag } from "../../../core/cache/cacheTags";
import { badUserInput, conflict } from "../../../core/errors/appErrors";
import { createSlug, findFreeSlug, forgetFormerSlug, rememberSlug } from "../../../core/slugs/freeSlug";
import type { GarmentState, UndoOperation } from "../../../core/audit/undoOperation";
import type { Change, Write } from "../../../core/write/write";
import type { LinkPiecesInput, UnlinkPiecesInput } from "./garment.inputs";
import { mergeGarments, splitGarment } from "./garmentSets";
import { garmentsTag } from "./garment.types";

type Regrouping = Omit<Extract<UndoOperation, { operation: "regroupPieces" }>, "operation">;
type StoredGarment = GarmentState & { version: number };

const outdated = "Another editor has changed this garment. Reload to see it.";

/** One change of garments at a time: each reads the whole garments of its pieces. */
const lockGarments = ({ db }: Write): Promise<unknown> => db.query("LOCK TABLE garments IN SHARE ROW EXCLUSIVE MODE");

/** Reads the garments of the pieces, each with all its pieces. */
const readGarments = ({ db }: Write, pieceIds: readonly string[]): Promise<StoredGarment[]> =>
  db.query(
    `SELECT garment.id, garment.slug, garment.name, garment.version,
       to_char(garment.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt",
       array_agg(part.piece_id::text ORDER BY part.piece_id) AS "pieceIds",
       ARRAY(SELECT slug FROM slug_history WHERE entity_type = 'garment' AND entity_id = garment.id ORDER BY slug)
         AS "formerSlugs"
     FROM garments garment JOIN garment_pieces part ON part.garment_id = garment.id
     WHERE garment.id IN (SELECT garment_id FROM garment_pieces WHERE piece_id = ANY($1::uuid[]))
     GROUP BY garment.id ORDER BY garment.created_at, garment.id`,
    [pieceIds],
  );

const toState = ({ version: _, ...state }: StoredGarment): GarmentState => state;

const allPieces = (garments: readonly GarmentState[]): string[] => [
  ...new Set(garments.flatMap(({ pieceIds }) => pieceIds)),
];

/** Names the looks of the pieces, for the audit log. */
async function describe({ db }: Write, pieceIds: readonly string[]): Promise<string[]> {
  const rows: { text: string }[] = await db.query(
    `SELECT format('%s in “%s”', piece.name, outfit.title) AS text FROM outfit_pieces piece
     JOIN outfits outfit ON outfit.id = piece.outfit_id WHERE piece.id = ANY($1::uuid[])
     ORDER BY outfit.date NULLS FIRST, outfit.id, piece.place`,
    [pieceIds],
  );
  return rows.map(({ text }) => text);
}

/** The looks name each other, and their wearers' pages count them. */
async function invalidateLooks({ db, invalidate }: Write, pieceIds: readonly string[]): Promise<void> {
  const looks: { id: string; celebrityId: string | null }[] = await db.query(
    `SELECT DISTINCT outfit.id, outfit.celebrity_id AS "celebrityId" FROM outfit_pieces piece
     JOIN outfits outfit ON outfit.id = piece.outfit_id WHERE piece.id = ANY($1::uuid[])`,
    [pieceIds],
  );
  invalidate(garmentsTag, ...looks.map(({ id }) => rowTag("outfit", id)));
  invalidate(...looks.flatMap(({ celebrityId }) => (celebrityId ? [rowTag("celebrity", celebrityId)] : [])));
}

/** The addresses of a garment that was merged lead to the one that it is now. */
async function removeGarments({ db }: Write, gone: readonly GarmentState[], rest: readonly GarmentState[]) {
  const ids = gone.map(({ id }) => id);
  await db.query("DELETE FROM garments WHERE id = ANY($1::uuid[])", [ids]);
  const [heir] = rest;
  if (heir && rest.length === 1) {
    await db.query(
      "UPDATE slug_history SET entity_id = $2 WHERE entity_type = 'garment' AND entity_id = ANY($1::uuid[])",
      [ids, heir.id],
    );
    for (const { slug } of gone) await rememberSlug(db, "garment", heir, slug);
  } else
    await db.query("DELETE FROM slug_history WHERE entity_type = 'garment' AND entity_id = ANY($1::uuid[])", [ids]);
}

/** A garment gets its former addresses back, unless they are, or lead to, other garments by now. */
async function addGarments({ db }: Write, added: readonly GarmentState[], before: readonly GarmentState[]) {
  for (const { id, slug, name, createdAt, formerSlugs = [] } of added) {
    const free = await findFreeSlug(db, "garment", slug);
    await forgetFormerSlug(db, "garment", free);
    await db.query("INSERT INTO garments (id, slug, name, created_at) VALUES ($1, $2, $3, $4)", [
      id,
      free,
      name,
      createdAt,
    ]);
    await db.query(
      `INSERT INTO slug_history (entity_type, slug, entity_id)
       SELECT 'garment', former, $1 FROM unnest($2::text[]) former WHERE former NOT IN (SELECT slug FROM garments)
       ON CONFLICT (entity_type, slug) DO UPDATE SET entity_id = excluded.entity_id, created_at = now()
       WHERE slug_history.entity_id = ANY($3::uuid[])`,
      [id, formerSlugs, before.map((garment) => garment.id)],
    );
  }
}

/** Gives the pieces their new garments. Both states name the same pieces, or pieces without a garment. */
async function regroup(change: Write, { before, after }: Regrouping): Promise<void> {
  const { db } = change;
  const without = (some: readonly GarmentState[], others: readonly GarmentState[]) =>
    some.filter(({ id }) => !others.some((other) => other.id === id));
  const pieceIds = allPieces([...before, ...after]);
  await db.query("DELETE FROM garment_pieces WHERE piece_id = ANY($1::uuid[])", [pieceIds]);
  await removeGarments(change, without(before, after), after);
  await addGarments(change, without(after, before), before);
  await db.query("UPDATE garments SET version = version + 1, updated_at = now() WHERE id = ANY($1::uuid[])", [
    after.map(({ id }) => id),
  ]);
  const members = after.flatMap(({ id, pieceIds: own }) => own.map((piece) => ({ piece, garment: id })));
  await db.query("INSERT INTO garment_pieces (piece_id, garment_id) SELECT * FROM unnest($1::uuid[], $2::uuid[])", [
    members.map(({ piece }) => piece),
    members.map(({ garment }) => garment),
  ]);
  await invalidateLooks(change, pieceIds);
}

/** Stores the new garments, with an entry of the audit log and how to undo it. */
async function saveRegrouping(change: Write, step: Regrouping): Promise<Change> {
  const { before, after } = step;
  await regroup(change, step);
  const named = after[0] ?? before[0];
  const list = async (garments: readonly GarmentState[]) => describe(change, allPieces(garments));
  const undoId = await change.audit({
    action: "update",
    entityType: "garment",
    entityId: named.id,
    title: named.name,
    changes: { pieces: [await list(before), await list(after)] },
    undo: [{ operation: "regroupPieces", ...step }],
  });
  return { matched: 1, changed: 1, undoId };
}

/** Prepares a new garment, named after one of its pieces. */
const newGarment =
  (name: string) =>
  (pieceIds: string[]): GarmentState => ({
    id: randomUUID(),
    slug: createSlug("garment", name),
    name,
    createdAt: new Date().toISOString(),
    pieceIds,
  });

const refuse = (sentence: string) => badUserInput(sentence, { otherId: sentence });

/** Returns the name of the piece that was worn first. @throws BAD_USER_INPUT when a piece is gone. */
async function requirePieces({ db }: Write, { pieceId, otherId }: LinkPiecesInput): Promise<string> {
  const rows: { name: string }[] = await db.query(
    `SELECT piece.name FROM outfit_pieces piece
     JOIN outfits outfit ON outfit.id = piece.outfit_id AND outfit.deleted_at IS NULL
     WHERE piece.id IN ($1, $2) ORDER BY outfit.date NULLS LAST, outfit.id`,
    [pieceId, otherId],
  );
  if (pieceId === otherId) throw refuse("Choose another piece.");
  const [first, second] = rows;
  if (!first || !second) throw refuse("A piece no longer exists. Save the outfit first, or reload it.");
  return first.name;
}

/** @throws BAD_USER_INPUT when two pieces belong to one look. */
async function requireOncePerLook({ db }: Write, pieceIds: readonly string[]): Promise<void> {
  const twice: unknown[] = await db.query(
    "SELECT FROM outfit_pieces WHERE id = ANY($1::uuid[]) GROUP BY outfit_id HAVING count(*) > 1 LIMIT 1",
    [pieceIds],
  );
  if (twice.length > 0) throw refuse("Both pieces are in the same look. A garment is worn once in a look.");
}

/**
 * Makes two pieces the same garment. Their garments become one, and the older one keeps its address.
 * @throws BAD_USER_INPUT, CONFLICT when a garment has changed since the editor read it.
 */
export async function linkPieces(change: Write, input: LinkPiecesInput): Promise<Change> {
  const { pieceId, otherId } = input;
  await lockGarments(change);
  const name = await requirePieces(change, input);
  const stored = await readGarments(change, [pieceId, otherId]);
  const versionOf = (id: string) => stored.find(({ pieceIds }) => pieceIds.includes(id))?.version ?? null;
  if (versionOf(pieceId) !== (input.version ?? null) || versionOf(otherId) !== (input.otherVersion ?? null))
    throw conflict(outdated);
  const before = stored.map(toState);
  const after = mergeGarments(before, [pieceId, otherId], newGarment(name));
  if (isDeepStrictEqual(before, after)) return { matched: 1, changed: 0, undoId: null };
  await requireOncePerLook(change, allPieces(after));
  return saveRegrouping(change, { before, after });
}

/**
 * Takes pieces out of their garment. A garment of one piece ends.
 * @throws CONFLICT when the garment has changed since the editor read it, BAD_USER_INPUT for a piece of another one.
 */
export async function unlinkPieces(
  change: Write,
  { garmentId, version, pieceIds }: UnlinkPiecesInput,
): Promise<Change> {
  await lockGarments(change);
  const leaving = new Set(pieceIds.map((id) => id.toLowerCase()));
  const stored = await readGarments(change, [...leaving]);
  const [garment] = stored;
  if (garment?.id !== garmentId || garment.version !== version) throw conflict(outdated);
  if (![...leaving].every((id) => garment.pieceIds.includes(id))) throw badUserInput("A piece is another garment.");
  const before = [toState(garment)];
  const after = splitGarment(before[0], leaving, newGarment(garment.name));
  if (isDeepStrictEqual(before, after)) return { matched: 1, changed: 0, undoId: null };
  return saveRegrouping(change, { before, after });
}

/** Restores the former garments, unless one of their pieces was linked or unlinked since. */
export async function revertGarments(
  change: Write,
  { before, after }: Regrouping,
): Promise<{ undone: number; skipped: number }> {
  await lockGarments(change);
  const current = (await readGarments(change, allPieces([...before, ...after]))).map(toState);
  const groups = (garments: readonly GarmentState[]) =>
    garments.map(({ id, pieceIds }) => `${id}: ${pieceIds.join()}`).sort();
  if (!isDeepStrictEqual(groups(current), groups(after))) return { undone: 0, skipped: 1 };
  await regroup(change, { before: after, after: before });
  return { undone: 1, skipped: 0 };
}
