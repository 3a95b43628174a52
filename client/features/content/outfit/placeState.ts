import { formatEpisode } from "../../../shared/format/scene";

/** Parameters of addresses that say where and when something was worn, and its brand. */
export const placeNames = ["event", "show", "seasonNumber", "episode", "character", "year", "brand"] as const;
export type PlaceState = Partial<Record<(typeof placeNames)[number], string>>;

const [mostEvents, longestSlug] = [20, 200];

/** The longest value of a parameter: events are slugs, separated by commas. */
export const longestPlace = mostEvents * (longestSlug + 1);

const splitEvents = (event = ""): string[] =>
  event
    .split(",")
    .map((slug) => slug.trim().slice(0, longestSlug))
    .filter(Boolean)
    .slice(0, mostEvents);

/** Returns a number from 1 to 9999; undefined when there is none. */
const readNumber = (text = ""): number | undefined => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined);

/** The filter for the server. */
export function placeFilter({ event, show, seasonNumber, episode, character, year, brand }: PlaceState) {
  const events = splitEvents(event);
  const [season, number, wornIn] = [seasonNumber, episode, year].map(readNumber);
  const scene = {
    ...(show ? { show: show.slice(0, longestSlug) } : {}),
    ...(season ? { season } : {}),
    ...(number ? { episode: number } : {}),
    ...(character ? { character: character.slice(0, longestSlug) } : {}),
  };
  return {
    ...(events.length > 0 ? { events } : {}),
    ...(Object.keys(scene).length > 0 ? { scene } : {}),
    ...(wornIn ? { year: wornIn } : {}),
    ...(brand ? { brand: brand.slice(0, longestSlug) } : {}),
  };
}

/** The variables that ask for the names of what the filters name. */
export function placeVariables({ event, show, brand }: PlaceState) {
  const [first, second] = splitEvents(event);
  return {
    ...(first && !second ? { event: first, withEvent: true } : {}),
    ...(show ? { show, withShow: true } : {}),
    ...(brand ? { brand, withBrand: true } : {}),
  };
}

interface PlaceNames {
  event?: { name: string } | null;
  show?: { title: string; characters: readonly { slug: string; name: string }[] } | null;
  brand?: { name: string } | null;
}

/** The active filters, each with the parameters that remove it. */
export function placeChips(state: PlaceState, names: PlaceNames): { label: string; change: PlaceState }[] {
  const events = splitEvents(state.event);
  const [season, episode, year] = [state.seasonNumber, state.episode, state.year].map(readNumber);
  const character = names.show?.characters.find(({ slug }) => slug === state.character);
  const part = season ? formatEpisode(season, episode) : `Episode ${episode}`;
  return [
    ...(events.length > 1 ? [{ label: `At ${events.length} events`, change: { event: "" } }] : []),
    ...(events.length === 1 ? [{ label: `At ${names.event?.name ?? "an unknown event"}`, change: { event: "" } }] : []),
    ...(state.show
      ? [{ label: `In ${names.show?.title ?? "an unknown show"}`, change: { show: "", character: "" } }]
      : []),
    ...(season || episode ? [{ label: part, change: { seasonNumber: "", episode: "" } }] : []),
    ...(state.character
      ? [{ label: `As ${character?.name ?? "an unknown character"}`, change: { character: "" } }]
      : []),
    ...(year ? [{ label: `Worn in ${year}`, change: { year: "" } }] : []),
    ...(state.brand ? [{ label: `By ${names.brand?.name ?? "an unknown brand"}`, change: { brand: "" } }] : []),
  ];
}
