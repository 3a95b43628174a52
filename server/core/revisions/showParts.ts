import type { UndoOperation } from "../audit/undoOperation";
import { invalidateRows } from "../cache/invalidateRows";
import { conflict } from "../errors/appErrors";
import type { Write } from "../write/write";
import { upsertParts } from "./restoreParts";
import { type Snapshot, type SnapshotRow, snapshotParts } from "./snapshot";

export type ShowPart = "characters" | "seasons" | "episodes";

/** SQL over the alias `part`: its name in sentences, and the column of outfits that refers to it. */
const uses: Record<ShowPart, { name: string; column: string }> = {
  characters: { name: "part.name", column: "character_id" },
  seasons: { name: "'Season ' || part.number", column: "season_id" },
  episodes: {
    name: "'Season ' || (SELECT number FROM show_seasons WHERE id = part.season_id) || ', episode ' || part.number",
    column: "episode_id",
  },
};

/** @throws CONFLICT when looks were worn in a part of the show that is not among the ids: they would lose their place. */
export async function requireUnusedParts(
  { db }: Write,
  part: ShowPart,
  showId: string,
  ids: readonly string[],
): Promise<void> {
  const { name, column } = uses[part];
  const [used]: { name: string; count: number }[] = await db.query(
    `SELECT ${name} AS name, (SELECT count(*)::int FROM outfits WHERE ${column} = part.id) AS count
     FROM ${snapshotParts[part].table} part
     WHERE part.show_id = $1 AND part.id <> ALL($2::uuid[]) AND EXISTS (SELECT FROM outfits WHERE ${column} = part.id)
     ORDER BY 1 LIMIT 1`,
    [showId, ids],
  );
  if (!used) return;
  const looks = used.count === 1 ? "1 outfit" : `${used.count} outfits`;
  throw conflict(`${used.name} has ${looks}, perhaps in the trash. Say first where else they were worn.`);
}

/** Deletes the parts of a show that are not among the ids. */
export async function deleteOtherParts(
  { db }: Write,
  part: ShowPart,
  showId: string,
  ids: readonly string[],
): Promise<void> {
  await db.query(`DELETE FROM ${snapshotParts[part].table} WHERE show_id = $1 AND id <> ALL($2::uuid[])`, [
    showId,
    ids,
  ]);
}

/** Characters of celebrities who were deleted permanently since have none. */
async function withKnownCelebrities({ db }: Write, rows: readonly SnapshotRow[]): Promise<SnapshotRow[]> {
  const found: { id: string }[] = await db.query("SELECT id FROM celebrities WHERE id = ANY($1::uuid[])", [
    rows.flatMap(({ celebrity_id }) => celebrity_id ?? []),
  ]);
  const known = new Set<unknown>(found.map(({ id }) => id));
  return rows.map((row) => (known.has(row.celebrity_id) ? row : { ...row, celebrity_id: null }));
}

/** Gives a show the cast, seasons and episodes of a snapshot. @throws CONFLICT when looks need a part that it lacks. */
export async function restoreShowParts(
  change: Write,
  showId: string,
  { characters = [], seasons = [], episodes = [] }: Snapshot,
): Promise<void> {
  const parts = { characters: await withKnownCelebrities(change, characters), seasons, episodes };
  const ids = (part: ShowPart) => parts[part].map(({ id }) => String(id));
  for (const part of ["characters", "episodes", "seasons"] as const)
    await requireUnusedParts(change, part, showId, ids(part));
  // The pages of celebrities whom the cast loses name the show.
  await invalidateRows(change, "show", [showId]);
  await deleteOtherParts(change, "characters", showId, ids("characters"));
  for (const part of ["characters", "seasons", "episodes"] as const)
    await upsertParts(change, part, showId, parts[part]);
  for (const part of ["episodes", "seasons"] as const) await deleteOtherParts(change, part, showId, ids(part));
  await invalidateRows(change, "show", [showId]);
}

interface MatchedPart {
  part: ShowPart;
  row: SnapshotRow & { id: string };
  /** The same part of the other show; null when it has none. */
  intoId: string | null;
}

/**
 * Returns the parts of a show, each with the one that it is in another show: seasons by their number, episodes by their number in
 * the season, and characters by their name, of several the one with the same celebrity.
 */
export async function matchShowParts({ db }: Write, showId: string, intoId: string): Promise<MatchedPart[]> {
  return db.query(
    `SELECT 'characters' AS part, to_jsonb(own) - 'show_id' AS row, (
       SELECT id FROM show_characters same WHERE same.show_id = $2 AND searchable(same.name) = searchable(own.name)
       ORDER BY same.celebrity_id IS NOT DISTINCT FROM own.celebrity_id DESC, same.place, same.id LIMIT 1) AS "intoId"
     FROM show_characters own WHERE own.show_id = $1
     UNION ALL
     SELECT 'seasons', to_jsonb(own) - 'show_id', (
       SELECT id FROM show_seasons same WHERE same.show_id = $2 AND same.number = own.number LIMIT 1)
     FROM show_seasons own WHERE own.show_id = $1
     UNION ALL
     SELECT 'episodes', to_jsonb(own) - 'show_id', (
       SELECT same.id FROM show_episodes same JOIN show_seasons inside ON inside.id = same.season_id
       WHERE same.show_id = $2 AND same.number = own.number AND inside.number = season.number LIMIT 1)
     FROM show_episodes own JOIN show_seasons season ON season.id = own.season_id WHERE own.show_id = $1`,
    [showId, intoId],
  );
}

/**
 * Deletes parts that a change had added to a show, unless they are others by now, or in use. @returns the number of each.
 */
export async function takeBackParts(
  change: Write,
  { showId, parts }: Extract<UndoOperation, { operation: "takeBackParts" }>,
): Promise<{ undone: number; skipped: number }> {
  const { db } = change;
  await invalidateRows(change, "show", [showId]);
  let undone = 0;
  // Seasons with episodes stay.
  for (const part of ["characters", "episodes", "seasons"] as const) {
    const { table } = snapshotParts[part];
    const [gone]: [unknown[]] = await db.query(
      `DELETE FROM ${table} part USING jsonb_array_elements($2::jsonb) AS added
       WHERE part.id = (added ->> 'id')::uuid AND part.show_id = $1 AND to_jsonb(part) - 'show_id' = added
         AND NOT EXISTS (SELECT FROM outfits WHERE ${uses[part].column} = part.id)
         ${part === "seasons" ? "AND NOT EXISTS (SELECT FROM show_episodes WHERE season_id = part.id)" : ""}
       RETURNING part.id`,
      [showId, JSON.stringify(parts[part])],
    );
    undone += gone.length;
  }
  if (undone > 0) await db.query("UPDATE shows SET version = version + 1, updated_at = now() WHERE id = $1", [showId]);
  const all = Object.values(parts).reduce((sum, { length }) => sum + length, 0);
  return { undone, skipped: all - undone };
}
