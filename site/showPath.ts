import { paths } from "./addresses";

/** A show by its slug, or a part of it: a season, an episode of a season, or a character by its slug. */
export interface ShowPlace {
  show: string;
  season?: number | null;
  episode?: number | null;
  character?: string | null;
}

/** The page of a show or of its part: of a character before an episode, of an episode before a season. */
export function showPath({ show, season, episode, character }: ShowPlace, query: { after?: string } = {}): string {
  if (character != null) return paths.showCharacter({ show, character }, query);
  if (season == null) return paths.show(show, query);
  return episode == null
    ? paths.showSeason({ show, season }, query)
    : paths.showEpisode({ show, season, episode }, query);
}
