import { paths } from "../../../../site/addresses";
import { formatEpisode } from "../../../shared/format/scene";

/** A scene, as far as known. */
export interface SceneOfLook {
  show: { slug: string; title: string } | null;
  season: { number: number } | null;
  episode: { number: number } | null;
  character: { slug: string; name: string } | null;
}

export interface SceneLink {
  label: string;
  to: string;
}

/** The parts of a scene with their pages: episode or season, show, character. */
export function listSceneLinks({ show, season, episode, character }: SceneOfLook) {
  if (!show) return null;
  const place: SceneLink | null = season && {
    label: formatEpisode(season.number, episode?.number),
    to: episode
      ? paths.showEpisode({ show: show.slug, season: season.number, episode: episode.number })
      : paths.showSeason({ show: show.slug, season: season.number }),
  };
  return {
    place,
    show: { label: show.title, to: paths.show(show.slug) },
    character: character && {
      label: character.name,
      to: paths.showCharacter({ show: show.slug, character: character.slug }),
    },
  };
}

/** Formats the years of a show: "2021–2024", "since 2021" for a series that goes on, "2021" for a film. */
export function formatShowYears(show: { form: string; firstYear: number | null; lastYear: number | null }): string {
  const { form, firstYear, lastYear } = show;
  if (firstYear === null) return "";
  if (lastYear !== null && lastYear !== firstYear) return `${firstYear}–${lastYear}`;
  return form === "SERIES" && lastYear === null ? `since ${firstYear}` : String(firstYear);
}
