import { badUserInput, conflict, notFound } from "../errors/appErrors";
import { inBatches } from "../write/inBatches";
import { contentKinds, type ContentType, describeRows, listOwnedTypes } from "../kinds/contentKind";
import { listTag } from "../cache/cacheTags";
import { invalidateRows } from "../cache/invalidateRows";
import { requireMayShow } from "../write/requireMayShow";
import { type Write, type Change } from "../write/write";

interface TrashedRow {
  id: string;
  title: string;
}

/** Rows that belong to others are deleted and restored with them: they share their deleted_at. */
async function moveOwned(
  { db, invalidate }: Write,
  type: ContentType,
  ids: readonly string[],
  to: "trash" | "site",
): Promise<void> {
  const [before, after] = to === "trash" ? ["NULL", "owner.deleted_at"] : ["owner.deleted_at", "NULL"];
  for (const ownedType of listOwnedTypes(type)) {
    const { table, owner } = contentKinds[ownedType];
    await db.query(
      `UPDATE ${table} owned SET deleted_at = ${after} FROM ${contentKinds[type].table} owner
       WHERE owned.${owner.column} = owner.id AND owner.id = ANY($1) AND owned.deleted_at IS NOT DISTINCT FROM ${before}`,
      [ids],
    );
    invalidate(listTag(ownedType));
  }
}

/** Returns the names of the rows that public rows show. */
export async function findPublicUse(
  { db }: Write,
  type: ContentType,
  ids: readonly string[],
): Promise<{ name: string }[]> {
  const { table, title, publicUse: use } = contentKinds[type];
  if (!use) return [];
  return db.query(
    `SELECT ${title} AS name FROM ${table} named WHERE id = ANY($1::uuid[]) AND EXISTS (
       SELECT FROM ${use.from} AND used.status = 'PUBLISHED' AND used.deleted_at IS NULL)
     ORDER BY ${title}, id`,
    [ids],
  );
}

/**
 * A public look has a public wearer, so celebrities go to the trash as they go offline. Runs after their update, which waits
 * for looks that are being published: those lock their celebrity.
 * @throws CONFLICT when public rows show one of them.
 */
async function requireNoPublicUse(change: Write, type: ContentType, ids: readonly string[]): Promise<void> {
  const rows = await findPublicUse(change, type, ids);
  if (rows.length === 0) return;
  const who = rows.length === 1 ? `${rows[0].name} has` : `${describeRows(rows.length, type)} have`;
  throw conflict(`${who} ${contentKinds[type].publicUse?.sentence}`);
}

/**
 * Moves rows to the trash, from which they can be restored for 30 days; skips rows already in the trash.
 * @throws NOT_FOUND when there are no other rows; CONFLICT while public rows show one of them.
 */
export async function trashRows(
  change: Write,
  type: ContentType,
  ids: readonly string[],
  summary?: string,
): Promise<Change> {
  const { db, audit } = change;
  const { table, title } = contentKinds[type];
  const trashed: TrashedRow[] = [];
  for (const batch of inBatches(ids)) {
    const [rows]: [TrashedRow[]] = await db.query(
      `UPDATE ${table} SET deleted_at = now(), updated_at = now() WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL RETURNING id, ${title} AS title`,
      [batch],
    );
    trashed.push(...rows);
    await moveOwned(change, type, batch, "trash");
    await requireNoPublicUse(change, type, batch);
  }
  if (trashed.length === 0) throw notFound("This no longer exists. It may already be in the trash.");
  const one = trashed.length === 1 ? trashed[0] : null;
  const words = summary ?? one?.title ?? "";
  await invalidateRows(change, type, trashed);
  const undo = { operation: "restore" as const, type, ids: trashed.map(({ id }) => id) };
  const undoId = await audit({ action: "delete", entityType: type, entityId: one?.id, title: words, undo: [undo] });
  return { matched: ids.length, changed: trashed.length, undoId };
}

/**
 * Moves rows to the trash that the undone change had made, unless they were saved since. Public rows that show one of them
 * did without it before. @returns the number of rows.
 */
export async function takeBackRows(
  change: Write,
  type: ContentType,
  rows: readonly { id: string; version: number }[],
): Promise<number> {
  await invalidateRows(
    change,
    type,
    rows.map(({ id }) => id),
  );
  const [taken]: [TrashedRow[]] = await change.db.query(
    `UPDATE ${contentKinds[type].table} made SET deleted_at = now(), updated_at = now()
     FROM json_to_recordset($1) AS left_row (id uuid, version int)
     WHERE made.id = left_row.id AND made.version = left_row.version AND made.deleted_at IS NULL RETURNING made.id`,
    [JSON.stringify(rows)],
  );
  await moveOwned(
    change,
    type,
    taken.map(({ id }) => id),
    "trash",
  );
  return taken.length;
}

/** Returns the rows whose owner is in the trash: they cannot be shown anywhere. */
export async function findWithoutOwner({ db }: Write, type: ContentType, ids: readonly string[]): Promise<Set<string>> {
  const { table, owner } = contentKinds[type];
  if (!owner) return new Set();
  const rows: { id: string }[] = await db.query(
    `SELECT owned.id FROM ${table} owned JOIN ${contentKinds[owner.type].table} owner ON owner.id = owned.${owner.column}
     WHERE owned.id = ANY($1::uuid[]) AND owner.deleted_at IS NOT NULL`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

async function requireOwner(change: Write, type: ContentType, ids: readonly string[]): Promise<void> {
  const { owner, nouns } = contentKinds[type];
  if (!owner || (await findWithoutOwner(change, type, ids)).size === 0) return;
  const { noun } = contentKinds[owner.type];
  throw badUserInput(`Its ${noun} is in the trash. Restore the ${noun} first, and its ${nouns} come with it.`);
}

/** Locks the pieces of products, so that no other product becomes exact meanwhile. */
export async function lockPieces({ db }: Write, productIds: readonly string[]): Promise<void> {
  await db.query(
    `SELECT FROM outfit_pieces
     WHERE id IN (SELECT piece_id FROM affiliate_products WHERE id = ANY($1::uuid[])) ORDER BY id FOR UPDATE`,
    [productIds],
  );
}

/**
 * Makes restored products similar whose piece has another exact product by now: a piece has at most one, and the
 * newer choice of an editor counts. Of several restored ones, the oldest stays exact.
 */
export async function demoteExactProducts({ db, audit }: Write, restoredIds: readonly string[]): Promise<void> {
  const [demoted]: [TrashedRow[]] = await db.query(
    `UPDATE affiliate_products product SET match_kind = 'SIMILAR', version = product.version + 1
     WHERE product.id = ANY($1::uuid[]) AND product.match_kind = 'EXACT' AND EXISTS (
       SELECT FROM affiliate_products other
       WHERE other.piece_id = product.piece_id AND other.match_kind = 'EXACT' AND other.deleted_at IS NULL
         AND other.id <> product.id
         AND (other.id <> ALL($1::uuid[]) OR (other.created_at, other.id) < (product.created_at, product.id)))
     RETURNING product.id, product.title`,
    [restoredIds],
  );
  const changes: Record<string, [unknown, unknown]> = { matchKind: ["EXACT", "SIMILAR"] };
  for (const { id, title } of demoted)
    await audit({ action: "update", entityType: "affiliateProduct", entityId: id, title, changes });
}

/** Restores rows from the trash, with their dependents. @returns the number of rows. */
export async function restoreRows(change: Write, type: ContentType, ids: readonly string[]): Promise<number> {
  const { db, audit } = change;
  const { table, title } = contentKinds[type];
  await requireOwner(change, type, ids);
  if (type === "affiliateProduct") await lockPieces(change, ids);
  const restored: TrashedRow[] = [];
  for (const batch of inBatches(ids)) {
    await moveOwned(change, type, batch, "site");
    const [rows]: [TrashedRow[]] = await db.query(
      `UPDATE ${table} SET deleted_at = NULL, updated_at = now() WHERE id = ANY($1::uuid[]) AND deleted_at IS NOT NULL RETURNING id, ${title} AS title`,
      [batch],
    );
    restored.push(...rows);
  }
  if (restored.length === 0) return 0;
  const one = restored.length === 1 ? restored[0] : null;
  const restoredIds = restored.map(({ id }) => id);
  await requireMayShow(change, type, restoredIds);
  await invalidateRows(change, type, restoredIds);
  await audit({
    action: "restore",
    entityType: type,
    entityId: one?.id,
    title: one?.title ?? describeRows(restored.length, type),
  });
  if (type === "affiliateProduct") await demoteExactProducts(change, restoredIds);
  return restored.length;
}
