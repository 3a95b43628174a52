import { invalidateRows } from "../cache/invalidateRows";
import { conflict } from "../errors/appErrors";
import type { Write } from "../write/write";
import { upsertParts } from "./restoreParts";
import { type Snapshot, type SnapshotRow, snapshotParts } from "./snapshot";

type ShowPart = "characters" | "seasons" | "episodes";

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
