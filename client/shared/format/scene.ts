import { showPath } from "../../../site/showPath";

/** "Season 2, episode 5" */
export const formatEpisode = (season: number, episode?: number | null): string =>
  episode == null ? `Season ${season}` : `Season ${season}, episode ${episode}`;

/** "Season 2, episode 5 of Harbor Lights, as Mara Quill" */
export function formatScene(scene: {
  title: string;
  season: number | null;
  episode: number | null;
  character: string | null;
}): string {
  const { title, season, episode, character } = scene;
  const place = season === null ? title : `${formatEpisode(season, episode)} of ${title}`;
  return character === null ? place : `${place}, as ${character}`;
}

/** The page of a show, or of the part of it that a text names. An episode says more than a character. */
export function foundScenePath(scene: {
  slug: string;
  season: number | null;
  episode: number | null;
  characterSlug: string | null;
}): string {
  const { slug: show, season, episode, characterSlug } = scene;
  const isEpisode = season !== null && episode !== null;
  return showPath({ show, season, episode, character: isEpisode ? null : characterSlug });
}
