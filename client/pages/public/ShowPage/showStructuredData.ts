import { absoluteUrl, previewImages } from "../../../shared/seo/head";
import { showPath } from "../../../../site/showPath";
import { describePart, type ShowOfPage, type ShowPart } from "./showPart";

const context = "https://schema.org" as const;

/** The show itself, for its page and as the whole of its parts. */
function wholeShow({ slug, title, form }: ShowOfPage, origin: string) {
  return {
    "@type": form === "FILM" ? "Movie" : "TVSeries",
    name: title,
    url: absoluteUrl(origin, showPath({ show: slug })),
  };
}

const role = ({ name, celebrity }: ShowOfPage["characters"][number]) =>
  celebrity && {
    "@type": "PerformanceRole",
    actor: { "@type": "Person", name: celebrity.name },
    characterName: name,
  };

/** Describes what the page is about, and says only what the page says. */
export function showData(show: ShowOfPage, part: ShowPart, origin: string) {
  const whole = wholeShow(show, origin);
  const { season, episode, character } = part;
  if (character) {
    const played = role(character);
    return { "@context": context, ...whole, ...(played && { actor: played }) };
  }
  if (!season) {
    const [image] = previewImages(show.image);
    const cast = show.characters.flatMap((one) => role(one) ?? []);
    const year = show.firstYear === null ? undefined : String(show.firstYear);
    return {
      "@context": context,
      ...whole,
      ...(image && { image: absoluteUrl(origin, image) }),
      ...(show.form === "FILM" ? { dateCreated: year } : { startDate: year }),
      ...(show.form === "SERIES" && show.lastYear !== null && { endDate: String(show.lastYear) }),
      ...(show.seasons.length > 0 && { numberOfSeasons: show.seasons.length }),
      ...(cast.length > 0 && { actor: cast }),
    };
  }
  const seasonData = {
    "@type": "TVSeason",
    name: season.title || `Season ${season.number}`,
    seasonNumber: season.number,
    url: absoluteUrl(origin, showPath({ show: show.slug, season: season.number })),
  };
  if (!episode) return { "@context": context, ...seasonData, partOfSeries: whole };
  return {
    "@context": context,
    "@type": "TVEpisode",
    name: episode.title || describePart(show, part).title,
    episodeNumber: episode.number,
    datePublished: episode.airDate ?? undefined,
    url: absoluteUrl(origin, showPath({ show: show.slug, season: season.number, episode: episode.number })),
    partOfSeason: seasonData,
    partOfSeries: whole,
  };
}
