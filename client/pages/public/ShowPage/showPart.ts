import { paths } from "../../../../site/addresses";
import { formatShowYears } from "../../../features/content/show/sceneText";
import { formatEpisode } from "../../../shared/format/scene";
import type { ShowPageQuery } from "../../../graphql/generated/operations";
import { shortDate } from "../../../shared/format/date";
import { type HeadTexts, showHead } from "../../../shared/seo/derivedHead";

export type ShowOfPage = NonNullable<ShowPageQuery["show"]>;
export type SeasonOfPage = ShowOfPage["seasons"][number];
export type EpisodeOfPage = SeasonOfPage["episodes"][number];
export type CharacterOfPage = ShowOfPage["characters"][number];

/** What an address names. */
export interface ShowScene {
  show: string;
  season?: number;
  episode?: number;
  character?: string;
}

/** The part of a show that a page is about; empty for the show itself. */
export interface ShowPart {
  season?: SeasonOfPage;
  episode?: EpisodeOfPage;
  character?: CharacterOfPage;
}

/** Finds what the address names; null when the show does not have it. */
export function findShowPart(show: ShowOfPage, scene: ShowScene): ShowPart | null {
  const character = show.characters.find(({ slug }) => slug === scene.character);
  const season = show.seasons.find(({ number }) => number === scene.season);
  const episode = season?.episodes.find(({ number }) => number === scene.episode);
  if (scene.character !== undefined) return character ? { character } : null;
  if (scene.season === undefined) return {};
  if (!season || (scene.episode !== undefined && !episode)) return null;
  return { season, episode };
}

/** The heading of the page, and a sentence below it. */
export function describePart(show: ShowOfPage, { season, episode, character }: ShowPart) {
  if (character)
    return { title: character.name, text: character.celebrity ? `Played by ${character.celebrity.name}` : "" };
  if (!season) return { title: show.title, text: "" };
  const title = formatEpisode(season.number, episode?.number);
  if (!episode) return { title, text: season.title };
  const day = shortDate(episode.airDate);
  return { title, text: [episode.title, day && `First shown ${day}`].filter(Boolean).join(". ") };
}

/** What a Follow button on the page of a part follows. An episode is complete once it was shown: null. */
export function findFollowed({ slug, title }: ShowOfPage, { season, episode, character }: ShowPart) {
  if (character)
    return {
      kind: "character" as const,
      id: character.id,
      slug,
      part: character.slug,
      name: `${character.name} of ${title}`,
    };
  if (!season || episode) return null;
  const name = `${formatEpisode(season.number)} of ${title}`;
  return { kind: "season" as const, id: season.id, slug, part: `season-${season.number}`, name };
}

/** "Series since 2021", "Film 2019" */
export const describeForm = (show: ShowOfPage): string =>
  [show.form === "FILM" ? "Film" : "Series", formatShowYears(show)].filter(Boolean).join(", ");

/** The title and the description of the page for search engines. */
export function partHead(show: ShowOfPage, part: ShowPart): HeadTexts & { ownTitle: string } {
  const { season, character } = part;
  if (!season && !character) {
    const head = showHead(show);
    return { ...head, description: show.seoDescription || head.description, ownTitle: show.seoTitle };
  }
  const { title } = describePart(show, part);
  return {
    title: character ? `${title} in ${show.title}: every outfit` : `${show.title}, ${title.toLowerCase()}: outfits`,
    description: character
      ? `What ${title} wears in ${show.title}, episode by episode, and where to find the pieces.`
      : `What was worn in ${title.toLowerCase()} of ${show.title}, and where to find the pieces.`,
    ownTitle: "",
  };
}

/** The pages above a show or a part of it, and the page itself. */
export function listCrumbs(show: ShowOfPage, part: ShowPart) {
  const whole = { label: show.title, to: paths.show(show.slug) };
  const start = [
    { label: "Home", to: paths.home() },
    { label: "On screen", to: paths.shows() },
  ];
  const { season, episode, character } = part;
  if (character) return [...start, whole, { label: character.name }];
  if (!season) return [...start, { label: show.title }];
  const inSeason = formatEpisode(season.number);
  if (!episode) return [...start, whole, { label: inSeason }];
  const to = paths.showSeason({ show: show.slug, season: season.number });
  return [...start, whole, { label: inSeason, to }, { label: `Episode ${episode.number}` }];
}
