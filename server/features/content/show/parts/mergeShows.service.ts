import { randomUUID } from "node:crypto";
import type { UndoOperation } from "../../../../core/audit/undoOperation";
import { invalidateRows } from "../../../../core/cache/invalidateRows";
import { badUserInput } from "../../../../core/errors/appErrors";
import { upsertParts } from "../../../../core/revisions/restoreParts";
import { matchShowParts, type ShowPart } from "../../../../core/revisions/showParts";
import type { SnapshotRow } from "../../../../core/revisions/snapshot";
import { type MergeKind, moveOutfits } from "../../../../core/write/mergeRows";
import type { Write } from "../../../../core/write/write";
import { Character } from "./character.entity";
import { freePartSlug } from "./saveShowParts";
import { maxCharacters, maxEpisodes, maxSeasons } from "./showParts.inputs";

/** In this order a part refers to earlier ones. */
const partNames = ["characters", "seasons", "episodes"] as const;

type Parts = Record<ShowPart, SnapshotRow[]>;

/** New characters come after the others, with slugs that those do not have. */
async function placeCharacters({ db }: Write, showId: string, rows: readonly SnapshotRow[]): Promise<SnapshotRow[]> {
  const cast = await db.findBy(Character, { showId });
  const taken = new Set(cast.map(({ slug }) => slug));
  const first = Math.max(-1, ...cast.map(({ place }) => place)) + 1;
  return rows.map((row, at) => ({ ...row, place: first + at, slug: freePartSlug(taken, String(row.slug)) }));
}

/** @throws BAD_USER_INPUT when a show has more parts than its form takes. */
async function requireFewParts({ db }: Write, showId: string): Promise<void> {
  const [counts]: { characters: number; seasons: number; episodes: number }[] = await db.query(
    `SELECT (SELECT count(*)::int FROM show_characters WHERE show_id = $1) AS characters,
       (SELECT count(*)::int FROM show_seasons WHERE show_id = $1) AS seasons,
       (SELECT COALESCE(max(number), 0)::int FROM (
          SELECT count(*) AS number FROM show_episodes WHERE show_id = $1 GROUP BY season_id) season) AS episodes`,
    [showId],
  );
  const { characters, seasons, episodes } = counts;
  if (characters > maxCharacters) throw badUserInput(`A show has at most ${maxCharacters} characters.`);
  if (seasons > maxSeasons) throw badUserInput(`A show has at most ${maxSeasons} seasons.`);
  if (episodes > maxEpisodes) throw badUserInput(`A season has at most ${maxEpisodes} episodes.`);
}

/** Adds parts to a locked show. */
async function addParts(change: Write, showId: string, parts: Parts): Promise<void> {
  if (partNames.every((part) => parts[part].length === 0)) return;
  for (const part of partNames) await upsertParts(change, part, showId, parts[part]);
  await requireFewParts(change, showId);
  // Who has the form open would take the parts away again.
  await change.db.query("UPDATE shows SET version = version + 1, updated_at = now() WHERE id = $1", [showId]);
  await invalidateRows(change, "show", [showId]);
}

/**
 * Two shows become one. The remaining one gets copies of the parts that it lacks: those of the other show stay with it in the
 * trash, so that it can be restored whole.
 */
export const showMerge: MergeKind = {
  type: "show",
  move: async (change, twinId, intoId) => {
    const matched = await matchShowParts(change, twinId, intoId);
    const ids = new Map(matched.map(({ row, intoId: same }) => [row.id, same ?? randomUUID()]));
    const find = (id: unknown) => (id === null ? null : ids.get(id as string));
    const copy = (name: ShowPart): SnapshotRow[] =>
      matched
        .filter(({ part, intoId: same }) => part === name && same === null)
        .map(({ row }) => ({
          ...row,
          id: find(row.id),
          ...(row.season_id !== undefined && { season_id: find(row.season_id) }),
        }));
    const characters = await placeCharacters(change, intoId, copy("characters"));
    const parts: Parts = { characters, seasons: copy("seasons"), episodes: copy("episodes") };
    await addParts(change, intoId, parts);
    const looks: Record<"id" | "season_id" | "episode_id" | "character_id", string>[] = await change.db.query(
      "SELECT id, season_id, episode_id, character_id FROM outfits WHERE show_id = $1 ORDER BY id FOR UPDATE",
      [twinId],
    );
    const moved = await moveOutfits(
      change,
      ["show_id", "season_id", "episode_id", "character_id"],
      looks.map(({ id, season_id: season, episode_id: episode, character_id: character }) => ({
        ...{ id, show_id: intoId },
        ...{ season_id: find(season), episode_id: find(episode), character_id: find(character) },
      })),
    );
    const undo: UndoOperation[] = [moved, { operation: "takeBackParts", showId: intoId, parts }];
    return {
      outfits: looks.length,
      seasons: parts.seasons.length,
      episodes: parts.episodes.length,
      characters: parts.characters.length,
      undo,
    };
  },
};
