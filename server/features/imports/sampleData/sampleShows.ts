import type { Outfit } from "../../content/outfit/outfit.entity";
import type { Character } from "../../content/show/parts/character.entity";
import type { Episode } from "../../content/show/parts/episode.entity";
import type { ShowSeason } from "../../content/show/parts/showSeason.entity";
import type { Show } from "../../content/show/show.entity";
import type { SampleContent, SampleShow } from "./sampleData.types";
import { sampleId } from "./sampleId";

const showId = ({ slug }: SampleShow): string => sampleId("show", slug);
const partId = ({ slug }: SampleShow, ...names: (string | number)[]): string =>
  sampleId("showPart", [slug, ...names].join("/"));

export const showRows = ({ shows }: SampleContent): Partial<Show>[] =>
  shows.map((show) => {
    const { slug, title, form, content, ended } = show;
    const years = show.seasons.flatMap(({ episodes }) => episodes.map(({ airDate }) => Number(airDate.slice(0, 4))));
    return {
      ...{ id: showId(show), slug, title, form, content },
      firstYear: Math.min(...years),
      lastYear: ended ? Math.max(...years) : null,
      sample: true,
    };
  });

export const characterRows = ({ shows }: SampleContent): Partial<Character>[] =>
  shows.flatMap((show) =>
    show.characters.map(({ slug, name, celebrity }, place) => ({
      ...{ id: partId(show, slug), showId: showId(show), place, slug, name },
      celebrityId: sampleId("celebrity", celebrity),
    })),
  );

export const seasonRows = ({ shows }: SampleContent): Partial<ShowSeason>[] =>
  shows.flatMap((show) =>
    show.seasons.map(({ number, title }) => ({ id: partId(show, number), showId: showId(show), number, title })),
  );

export const episodeRows = ({ shows }: SampleContent): Partial<Episode>[] =>
  shows.flatMap((show) =>
    show.seasons.flatMap(({ number: season, episodes }) =>
      episodes.map(({ number, title, airDate }) => ({
        ...{ id: partId(show, season, number), showId: showId(show), seasonId: partId(show, season) },
        ...{ number, title, airDate },
      })),
    ),
  );

/** The scene of a sample outfit; nothing for one without. */
export function sceneOf({ shows }: SampleContent, outfit: string): Partial<Outfit> {
  const show = shows.find(({ scenes }) => outfit in scenes);
  if (!show) return {};
  const { season, episode, character, minute } = show.scenes[outfit];
  return {
    showId: showId(show),
    seasonId: partId(show, season),
    episodeId: partId(show, season, episode),
    characterId: partId(show, character),
    minute,
  };
}
