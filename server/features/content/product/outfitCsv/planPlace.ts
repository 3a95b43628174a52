import type { Outfit } from "../../outfit/outfit.entity";
import type { OutfitFields } from "../../outfit/outfitFields.service";
import type { Show } from "../../show/show.entity";
import { changedCells, readCount } from "./changedCells";
import { CellProblem } from "./lineProblems";
import { matchNamed } from "./matchNamed";
import type { Cells } from "./outfitCsvColumns";
import type { PlaceCandidates } from "./placeCandidates";
import { type PlaceCells, type PlaceColumn, placeColumns } from "./placeCells";

const orProblem = <Row>(found: Row | string): Row => {
  if (typeof found === "string") throw new CellProblem(found);
  return found;
};

type Scene = NonNullable<OutfitFields["scene"]>;

/** Returns the season and the episode of a show by their numbers. */
function findEpisode(
  show: Show,
  texts: Pick<PlaceCells, "season" | "episode">,
  { seasons, episodes }: PlaceCandidates,
) {
  const [season, episode] = [readCount("season", texts.season), readCount("episode", texts.episode)];
  if (season === null && episode !== null) throw new CellProblem("episode: Fill in season, too.");
  if (season === null) return { seasonId: null, episodeId: null };
  const inShow = seasons.find(({ showId, number }) => showId === show.id && number === season);
  if (!inShow) throw new CellProblem(`season: “${show.title}” has no season ${season}. Add it to the show first.`);
  const inSeason = episodes.find(({ seasonId, number }) => seasonId === inShow.id && number === episode);
  if (episode !== null && !inSeason)
    throw new CellProblem(
      `episode: Season ${season} of “${show.title}” has no episode ${episode}. Add it to the show first.`,
    );
  return { seasonId: inShow.id, episodeId: inSeason?.id ?? null };
}

/** What the file does not say stays, except in another show. Null removes the scene. */
function planScene(
  given: Cells<PlaceColumn>,
  { stored, outfit }: { stored: PlaceCells | null; outfit: Outfit | null },
  candidates: PlaceCandidates,
): Scene | null {
  const title = given.show ?? stored?.show ?? "";
  const { show: _, event: __, ...parts } = given;
  const [part] = Object.entries(parts).flatMap(([column, cell]) => (cell ? [column] : []));
  if (title === "" && part) throw new CellProblem(`${part}: Fill in show, too.`);
  if (title === "") return null;
  const show = orProblem(matchNamed(candidates.shows, title, { column: "show", name: "title", names: "shows" }));
  const before = show.id === outfit?.showId ? stored : null;
  const read = (column: PlaceColumn) => given[column] ?? before?.[column] ?? "";
  const cast = candidates.characters.filter(({ showId }) => showId === show.id);
  const character = read("character");
  return {
    showId: show.id,
    ...findEpisode(show, { season: read("season"), episode: read("episode") }, candidates),
    characterId: character
      ? orProblem(
          matchNamed(cast, character, {
            column: "character",
            name: "name",
            names: "characters",
            of: `“${show.title}”`,
          }),
        ).id
      : null,
    minute: readCount("minute", read("minute")),
  };
}

const sceneFields = ["showId", "seasonId", "episodeId", "characterId", "minute"] as const;

/** Returns the changed fields of where the look was worn. @throws CellProblem for what the site does not have. */
export function planPlace(
  cells: Cells<PlaceColumn>,
  { stored, outfit }: { stored: PlaceCells | null; outfit: Outfit | null },
  candidates: PlaceCandidates,
): Pick<OutfitFields, "eventId" | "scene"> {
  const given: Cells<PlaceColumn> = Object.fromEntries(
    placeColumns.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]]])),
  );
  const { event, ...changed } = changedCells(given, stored);
  const eventId =
    event && orProblem(matchNamed(candidates.events, event, { column: "event", name: "name", names: "events" })).id;
  const scene = Object.keys(changed).length > 0 ? planScene(given, { stored, outfit }, candidates) : undefined;
  const isSame = scene && outfit && sceneFields.every((field) => scene[field] === outfit[field]);
  return {
    // What the file calls by another name does not change.
    ...(eventId !== undefined && eventId !== (outfit?.eventId ?? "") && { eventId }),
    ...(scene !== undefined && !isSame && { scene }),
  };
}
