import { isDeepStrictEqual } from "node:util";
import { slugify } from "../../../../../site/slugify";
import { badUserInput } from "../../../../core/errors/appErrors";
import { invalidateRowsOnly } from "../../../../core/cache/invalidateRows";
import { deleteOtherParts, requireUnusedParts } from "../../../../core/revisions/showParts";
import type { Write } from "../../../../core/write/write";
import { Character } from "./character.entity";
import { Episode } from "./episode.entity";
import type { CharacterInput, SeasonInput, ShowPartsFields } from "./showParts.inputs";
import { ShowSeason } from "./showSeason.entity";

type Difference = Record<string, [unknown, unknown]>;
type Field = keyof ShowPartsFields;

const refuse = (field: Field, sentence: string) => badUserInput(sentence, { [field]: sentence });

/** @throws BAD_USER_INPUT for two parts with one id, or with one number. */
function requireDifferent(
  field: Field,
  values: readonly (string | number)[],
  sentence: (value: string | number) => string,
) {
  const twice = values.find((value, place) => values.indexOf(value) !== place);
  if (twice !== undefined) throw refuse(field, sentence(twice));
}

/** @throws BAD_USER_INPUT when a part belongs to another show. */
async function requireOwnParts({ db }: Write, table: string, showId: string, ids: readonly string[], field: Field) {
  const foreign: unknown[] = await db.query(
    `SELECT FROM ${table} WHERE id = ANY($1::uuid[]) AND show_id <> $2 LIMIT 1`,
    [ids, showId],
  );
  if (foreign.length > 0) throw refuse(field, "A part belongs to another show. Reload the form.");
}

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Returns the slug with the first suffix that is free, and takes it. */
export function freePartSlug(taken: Set<unknown>, wanted: string): string {
  let slug = wanted;
  for (let suffix = 1; taken.has(slug); suffix += 1) slug = `${wanted}-${suffix}`;
  taken.add(slug);
  return slug;
}

/** A new character gets a slug that no other has; it stays when the name changes, because it is in the address. */
function assignSlugs(inputs: readonly CharacterInput[], before: readonly Pick<Character, "id" | "slug">[]): string[] {
  const slugs = new Map(before.map(({ id, slug }) => [id, slug]));
  const taken = new Set<unknown>(inputs.map(({ id }) => slugs.get(id)));
  return inputs.map(({ id, name }) => slugs.get(id) ?? freePartSlug(taken, slugify(name) || "character"));
}

async function requireCelebrities({ db }: Write, ids: readonly string[]): Promise<void> {
  const rows: { id: string }[] = await db.query(
    "SELECT id FROM celebrities WHERE id::text = ANY($1::text[]) AND deleted_at IS NULL",
    [ids],
  );
  const found = new Set(rows.map(({ id }) => id));
  if (!ids.every((id) => found.has(id)))
    throw refuse("characters", "A celebrity of the cast no longer exists. It may be in the trash.");
}

async function saveCharacters(change: Write, showId: string, inputs: readonly CharacterInput[]): Promise<Difference> {
  const { db } = change;
  const ids = toIds(inputs);
  requireDifferent("characters", ids, () => "Two characters have the same id.");
  const stored = await db.find(Character, { where: { showId }, order: { place: "ASC", id: "ASC" } });
  const before = stored.map(({ id, place, name, slug, celebrityId }) => ({
    id,
    showId,
    place,
    name,
    slug,
    celebrityId,
  }));
  const slugs = assignSlugs(inputs, before);
  const after = inputs.map(({ id, name, celebrityId }, place) => ({
    ...{ id, showId, place, name: name.trim(), slug: slugs[place] },
    celebrityId: celebrityId || null,
  }));
  if (isDeepStrictEqual(before, after)) return {};
  await requireOwnParts(change, "show_characters", showId, ids, "characters");
  await requireCelebrities(change, [...new Set(after.flatMap(({ celebrityId }) => celebrityId ?? []))]);
  await requireUnusedParts(change, "characters", showId, ids);
  await deleteOtherParts(change, "characters", showId, ids);
  if (after.length > 0) await db.upsert(Character, after, ["id"]);
  const describe = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return { characters: [describe(before), describe(after)] };
}

type SeasonRow = Pick<ShowSeason, "id" | "showId" | "number" | "title">;
type EpisodeRow = Pick<Episode, "id" | "showId" | "seasonId" | "number" | "title" | "airDate">;

const describeSeasons = (seasons: readonly SeasonRow[], episodes: readonly EpisodeRow[]): string[] =>
  seasons.map(({ id, number, title }) => {
    const count = episodes.filter(({ seasonId }) => seasonId === id).length;
    return `Season ${number}${title === "" ? "" : ` (${title})`}: ${count} episodes`;
  });

function requireNumbers(inputs: readonly SeasonInput[], episodes: readonly EpisodeRow[]): void {
  requireDifferent("seasons", [...toIds(inputs), ...toIds(episodes)], () => "Two parts have the same id.");
  requireDifferent(
    "seasons",
    inputs.map(({ number }) => number),
    (number) => `There are two seasons ${number}.`,
  );
  for (const { id, number } of inputs) {
    const numbers = episodes.filter(({ seasonId }) => seasonId === id).map((episode) => episode.number);
    requireDifferent("seasons", numbers, (twice) => `Season ${number} has two episodes ${twice}.`);
  }
}

async function saveSeasons(change: Write, showId: string, inputs: readonly SeasonInput[]): Promise<Difference> {
  const { db } = change;
  const stored = await db.find(ShowSeason, { where: { showId }, order: { number: "ASC" } });
  const before = stored.map(({ id, number, title }): SeasonRow => ({ id, showId, number, title }));
  const storedEpisodes = await db.find(Episode, { where: { showId }, order: { seasonId: "ASC", number: "ASC" } });
  const episodesBefore = storedEpisodes.map(({ id, seasonId, number, title, airDate }): EpisodeRow => ({
    id,
    showId,
    seasonId,
    number,
    title,
    airDate,
  }));
  const after = inputs
    .map(({ id, number, title }): SeasonRow => ({ id, showId, number, title: title?.trim() ?? "" }))
    .sort((a, b) => a.number - b.number);
  const episodes = inputs.flatMap(({ id: seasonId, episodes: list }) =>
    list
      ? list.map(({ id, number, title, airDate }): EpisodeRow => ({
          ...{ id, showId, seasonId, number, title: title?.trim() ?? "" },
          airDate: airDate?.trim() || null,
        }))
      : episodesBefore.filter((episode) => episode.seasonId === seasonId),
  );
  requireNumbers(inputs, episodes);
  const sort = (rows: readonly EpisodeRow[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  if (isDeepStrictEqual([before, sort(episodesBefore)], [after, sort(episodes)])) return {};
  await requireOwnParts(change, "show_seasons", showId, toIds(after), "seasons");
  await requireOwnParts(change, "show_episodes", showId, toIds(episodes), "seasons");
  await requireUnusedParts(change, "episodes", showId, toIds(episodes));
  await requireUnusedParts(change, "seasons", showId, toIds(after));
  // An episode can move to a new season.
  if (after.length > 0) await db.upsert(ShowSeason, after, ["id"]);
  if (episodes.length > 0) await db.upsert(Episode, episodes, ["id"]);
  await deleteOtherParts(change, "episodes", showId, toIds(episodes));
  await deleteOtherParts(change, "seasons", showId, toIds(after));
  return { seasons: [describeSeasons(before, episodesBefore), describeSeasons(after, episodes)] };
}

/**
 * Replaces the given parts of a locked show.
 * @returns the difference for the audit log, empty when unchanged.
 * @throws BAD_USER_INPUT for invalid parts, CONFLICT for a missing part in which looks were worn.
 */
export async function saveShowParts(
  change: Write,
  showId: string,
  { characters, seasons }: ShowPartsFields,
): Promise<Difference> {
  // The pages of celebrities whom the cast loses name the show.
  if (characters) await invalidateRowsOnly(change, "show", [showId]);
  return {
    ...(characters && (await saveCharacters(change, showId, characters))),
    ...(seasons && (await saveSeasons(change, showId, seasons))),
  };
}
