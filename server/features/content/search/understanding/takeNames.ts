import { findPhrases, type Named } from "../../../../core/vocabulary/vocabulary";
import { findNames, type NamedCelebrity, nameWords } from "./names";
import type { OpenWords } from "./openWords";
import { listMentions } from "./placeMentions";
import { isPlainWord, type NamedPlace } from "./places";
import { askingWords, connectors } from "./requests";
import { buildRetailerTable, longestRetailer } from "./retailers";
import { isVocabularyWord, isWord } from "./spelling";
import type { Token } from "./tokens";
import { seasonNames, type SiteWords } from "./siteWords";

/** How the label of a celebrity begins. */
export const wornBy = "Worn by";

/** A brand that a search names. */
export interface NamedBrand {
  id: string;
  slug: string;
  name: string;
  /** The retailer of the same name; null when there is none. */
  retailer: string | null;
}

/** Whom and what the words of a search name. */
export interface NamedRows {
  retailer: string | null;
  celebrities: NamedCelebrity[];
  /** A result was worn at one of these. */
  events: NamedPlace[];
  shows: NamedPlace[];
  characters: NamedPlace[];
  /** The episode whose title a search has; its show is among the shows. */
  episode: { seasonNumber: number; episodeNumber: number } | null;
  brand: NamedBrand | null;
}

type Kind = "retailer" | "celebrity" | NamedPlace["kind"];
interface Name {
  kind: Kind;
  at: number;
  length: number;
  count: number;
  isFull: boolean;
  isAnnounced: boolean;
  celebrities: NamedCelebrity[];
  places: NamedPlace[];
  retailer: string | null;
}

/** Two kinds may have the same words: they name the first kind. */
const ranks: readonly Kind[] = ["retailer", "celebrity", "show", "character", "event", "episode", "brand"];
/** Of these a search names one. */
const single = new Set<Kind>(["retailer", "show", "event", "episode", "brand"]);

const joinNames = (names: readonly string[]): string => [...new Set(names)].join(" or ");

/** Finds celebrities. A word that means something else too names none by itself. */
function findCelebrities(words: OpenWords, { celebrities, occasions }: SiteWords): Named<NamedCelebrity[]>[] {
  const meaningful = words.tokens.filter(({ text }) => !askingWords.has(text) && !connectors.has(text));
  const isOther = ({ text }: Token): boolean =>
    connectors.has(text) ||
    askingWords.has(text) ||
    isVocabularyWord(text) ||
    seasonNames.has(text) ||
    occasions.some((name) => name.toLowerCase() === text);
  const isFirstName = (text: string) => celebrities.some(({ name }) => name.toLowerCase().startsWith(`${text} `));
  // "Long dress" is not by Ada Long: an English word alone is a name only as the first one.
  const mayBeOther = (token: Token): boolean =>
    isOther(token) || (meaningful.length > 1 && isWord(token.text) && !isFirstName(token.text));
  return findNames(words.openTokens, celebrities, mayBeOther);
}

/** Lists all names in the words; they may overlap. */
function listNames(words: OpenWords, site: SiteWords, hasEpisode: boolean): Name[] {
  const none = { celebrities: [], places: [], retailer: null, isFull: true, isAnnounced: false };
  const occasionWords = new Set(site.occasions.map((name) => name.toLowerCase()));
  const context = {
    isOther: (word: string) => isPlainWord(word) || seasonNames.has(word) || occasionWords.has(word),
    hasEpisode,
    saysEpisode: words.openTokens.some(({ text }) => nouns.episode?.has(text)),
    meaningful: words.openTokens.filter(({ text }) => text !== "" && !askingWords.has(text) && !connectors.has(text))
      .length,
  };
  return [
    ...findPhrases(words.open, buildRetailerTable(site.retailers), longestRetailer).map(
      ({ meaning, ...phrase }): Name => ({
        ...none,
        ...phrase,
        kind: "retailer",
        count: phrase.length,
        retailer: meaning,
      }),
    ),
    ...findCelebrities(words, site).map(({ meaning, ...phrase }): Name => {
      const isFull = meaning.some(({ name }) => nameWords(name).length === phrase.length);
      return { ...none, ...phrase, kind: "celebrity", count: phrase.length, isFull, celebrities: meaning };
    }),
    ...listMentions(words.openTokens, site.places, context).map(({ meaning, ...mention }): Name => ({
      ...none,
      ...mention,
      places: meaning,
    })),
  ];
}

const overlaps = (one: Name, other: Name): boolean =>
  one.at < other.at + other.length && other.at < one.at + one.length;
const isSamePhrase = (one: Name, other: Name): boolean => one.at === other.at && one.length === other.length;

/** One word of names of two places, such as "Harbor" of a fashion week and of a show, is no answer to either. */
const isUnclear = (name: Name, all: readonly Name[]): boolean =>
  !name.isFull &&
  name.count === 1 &&
  name.kind !== "celebrity" &&
  !name.isAnnounced &&
  all.some((other) => other.kind !== name.kind && other.kind !== "brand" && isSamePhrase(name, other) && !other.isFull);

/** Titles such as "Grafting" name an episode beside its show, or where the search says what they are. */
const isOtherTitle = ({ kind, isAnnounced, places: [episode] }: Name, all: readonly Name[]): boolean =>
  kind === "episode" &&
  !isAnnounced &&
  !all.some((other) => other.kind === "show" && other.places.some(({ id }) => id === episode.id));

/** Chooses names that share no word: the longest first, then whole ones. A shop and a brand may have the same one. */
function chooseNames(all: readonly Name[]): Name[] {
  const chosen: Name[] = [];
  const sorted = [...all].sort(
    (one, other) =>
      other.count - one.count ||
      Number(other.isFull) - Number(one.isFull) ||
      Number(other.isAnnounced) - Number(one.isAnnounced) ||
      ranks.indexOf(one.kind) - ranks.indexOf(other.kind) ||
      one.at - other.at,
  );
  for (const name of sorted) {
    const isBrandOfShop = (other: Name) =>
      name.kind === "brand" && other.kind === "retailer" && isSamePhrase(name, other);
    const isTaken = chosen.some((other) => overlaps(name, other) && !isBrandOfShop(other));
    const isSecond = single.has(name.kind) && chosen.some(({ kind }) => kind === name.kind);
    if (!isTaken && !isSecond && !isUnclear(name, all) && !isOtherTitle(name, all)) chosen.push(name);
  }
  return chosen;
}

/** Nouns that say what is named beside them. */
const nouns: Partial<Record<Kind, ReadonlySet<string>>> = {
  show: new Set("tv series movie film character costume costumes wardrobe cast".split(" ")),
  character: new Set("tv series movie film character costume costumes wardrobe".split(" ")),
  episode: new Set(["episode", "episodes"]),
  event: new Set("event ceremony guest guests".split(" ")),
  brand: new Set("brand label house designer".split(" ")),
};

/** "The same event in other years" have one name. */
function labelEvents(events: readonly NamedPlace[], typed: string): string {
  const series = new Set(events.map(({ names }) => names[0] ?? ""));
  if (events.length === 1) return `At ${events[0].name}`;
  return `At ${series.size === 1 && !series.has("") ? [...series][0] : `“${typed}”`}`;
}

function label({ kind, celebrities, places, retailer }: Name, typed: string): string {
  const names = joinNames(places.map(({ name }) => name));
  if (kind === "retailer") return `Sold by ${retailer}`;
  if (kind === "celebrity") return `${wornBy} ${joinNames(celebrities.map(({ name }) => name))}`;
  if (kind === "event") return labelEvents(places, typed);
  if (kind === "episode") return `In “${names}”`;
  return `${{ show: "In", character: "As", brand: "By" }[kind]} ${names}`;
}

/** Takes the names of retailers, celebrities, events, shows, characters, episodes and brands. */
export function takeNames(words: OpenWords, site: SiteWords, hasEpisode: boolean): NamedRows {
  const chosen = chooseNames(listNames(words, site, hasEpisode));
  const brand = chosen.find(({ kind }) => kind === "brand");
  const shop = chosen.find((name) => name.kind === "retailer" && brand && isSamePhrase(name, brand));
  const shown = chosen
    .filter((name) => name !== shop)
    .sort((one, other) => Number(other.kind === "retailer") - Number(one.kind === "retailer") || one.at - other.at);
  for (const name of shown)
    words.take(name, shop && name === brand ? `By or sold by ${shop.retailer}` : label(name, words.read(name)));
  for (const { kind } of chosen) words.skip((word) => nouns[kind]?.has(word) ?? false);
  const placesOf = (wanted: Kind) => chosen.flatMap(({ kind, places }) => (kind === wanted ? places : []));
  const [named] = placesOf("brand");
  const shows = placesOf("show");
  const [episode] = placesOf("episode");
  const [seasonNumber, episodeNumber] = episode ? episode.more.split(" ").map(Number) : [];
  return {
    retailer: shop ? null : (chosen.find(({ kind }) => kind === "retailer")?.retailer ?? null),
    celebrities: [
      ...new Set(
        chosen
          .filter(({ kind }) => kind === "celebrity")
          .sort((one, other) => one.at - other.at)
          .flatMap(({ celebrities }) => celebrities),
      ),
    ],
    events: placesOf("event"),
    shows: episode && shows.length === 0 ? [{ ...episode, kind: "show", name: episode.place }] : shows,
    episode: episode ? { seasonNumber, episodeNumber } : null,
    characters: placesOf("character"),
    brand: named ? { id: named.id, slug: named.slug, name: named.name, retailer: shop?.retailer ?? null } : null,
  };
}
