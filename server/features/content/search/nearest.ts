import { lookUpPhrase } from "../../../core/text/phraseTable";
import { searchedGarments } from "../../../core/vocabulary/vocabulary";
import type { ListSearch } from "./meaningFilters";
import { type Found, findRows, hasRows, type Reading, type Search } from "./findRows";
import type { SearchPiece } from "./understanding/pieces";

/** What is nearest to a search that finds nothing. */
export interface Nearest {
  /** Says what differs. */
  sentence: string;
  found: Found;
}

interface Relaxation {
  /** The search without one of its facts. */
  list: Partial<ListSearch>;
  sentence: string;
}

/** Each is a search of its own. */
const maxTries = 4;

export const describePiece = ({ garment, colors, material, pattern }: SearchPiece): string =>
  [...colors, pattern, material, garment ?? "piece"].filter(Boolean).join(" ");

const join = (texts: readonly string[], last: string): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} ${last} ${texts[texts.length - 1]}`;

/** Relaxes one piece: its colors, its material, its pattern or its kind of garment. */
function relaxPiece(pieces: readonly SearchPiece[], at: number): Relaxation[] {
  const piece = pieces[at];
  const name = describePiece(piece);
  const other = (change: Partial<SearchPiece>, what: string): Relaxation => {
    const changed = { ...piece, ...change };
    return {
      list: { pieces: pieces.map((each, index) => (index === at ? changed : each)) },
      sentence: `Nothing here is “${name}”. These have “${describePiece(changed)}” ${what}.`,
    };
  };
  if (!piece.garment) return [];
  const family = lookUpPhrase(searchedGarments, piece.garment)?.family ?? piece.garment;
  return [
    ...(piece.colors.length > 0 ? [other({ colors: [] }, "in another color")] : []),
    ...(piece.material ? [other({ material: null }, "of another material")] : []),
    ...(piece.pattern ? [other({ pattern: null }, "with another pattern")] : []),
    ...(family !== piece.garment ? [other({ garment: family }, "of another kind")] : []),
    ...([piece.colors.length > 0, piece.material, piece.pattern].filter(Boolean).length > 1
      ? [other({ colors: [], material: null, pattern: null }, "of another kind")]
      : []),
  ];
}

/** The relaxation of a fact, if the search asks for it. */
function drop(asked: unknown, list: Partial<ListSearch>, sentence: string): Relaxation[] {
  const isAsked = Array.isArray(asked) ? asked.length > 0 : Boolean(asked);
  return isAsked ? [{ list, sentence }] : [];
}

/** Relaxes what is no piece: price, occasion, season, style, state and shop. */
function relaxConditions({ meaning, site }: Reading, these: string): Relaxation[] {
  const { list, priceLabel } = meaning;
  const known = list.occasions.filter((name) => site.occasions.includes(name));
  const occasion = join(known.length > 0 ? known : list.occasions, "or");
  const price = priceLabel.charAt(0).toLowerCase() + priceLabel.slice(1);
  return [
    ...drop(list.prices, { prices: [] }, `Nothing like this costs ${price}. ${these} at other prices.`),
    ...drop(list.without, { without: [] }, `Everything found is “${join(list.without.map(describePiece), "or")}”.`),
    ...drop(
      list.unreadNot,
      { unreadNot: [] },
      `A search cannot leave out “${join(list.unreadNot, "or")}”. These may have it.`,
    ),
    ...list.pieces.flatMap((_, at) => relaxPiece(list.pieces, at)),
    ...drop(list.occasions, { occasions: [] }, `No look for “${occasion}” has this. ${these} for other occasions.`),
    ...drop(
      list.season,
      { season: null },
      `Nothing like this was worn in ${list.season?.toLowerCase()}. ${these} from other seasons.`,
    ),
    ...drop(list.style, { style: null }, `Nothing like this is of the style ${list.style}. ${these} of other styles.`),
    ...drop(list.onSale, { onSale: false }, `Nothing like this is on sale. ${these} at full price.`),
    ...drop(list.inStock, { inStock: false }, `Nothing like this is in stock. ${these} out of stock.`),
    ...drop(list.retailer, { retailer: null }, `${list.retailer} sells nothing like this. ${these} of other shops.`),
  ];
}

/** Relaxes where and when something was worn, the narrowest first, and who made it. */
function relaxPlaces({ meaning: { list } }: Reading, these: string): Relaxation[] {
  const { events, shows, characters, brand, year, seasonNumber, episodeNumber } = list;
  const names = (rows: readonly { name: string }[]) => join([...new Set(rows.map(({ name }) => name))], "or");
  const isOfShow = shows.length + characters.length > 0;
  return [
    ...(seasonNumber !== null && episodeNumber !== null
      ? drop(
          true,
          { episodeNumber: null },
          `Nothing like this is from episode ${episodeNumber}. ${these} from the season.`,
        )
      : []),
    ...(isOfShow && (seasonNumber !== null || episodeNumber !== null)
      ? drop(
          true,
          { seasonNumber: null, episodeNumber: null },
          `Nothing like this is from that part. ${these} from other episodes.`,
        )
      : []),
    ...drop(year, { year: null }, `Nothing like this was worn in ${year}. ${these} from other years.`),
    ...drop(brand, { brand: null }, `Nothing like this is by ${brand?.name}. ${these} by others.`),
    ...drop(
      characters,
      { characters: [] },
      `${names(characters)} wears nothing like this here. ${these} worn by others.`,
    ),
    ...drop(events, { events: [] }, `Nothing like this was worn at ${names(events)}. ${these} worn elsewhere.`),
    ...drop(
      shows,
      { shows: [], seasonNumber: null, episodeNumber: null },
      `Nothing like this is from ${names(shows)}. ${these} worn elsewhere.`,
    ),
  ];
}

/** Lists searches that ask for one fact less, those that differ least first. */
function listRelaxations(reading: Reading): Relaxation[] {
  const { pieces, celebrities } = reading.meaning.list;
  const wanted = join(pieces.map(describePiece), "and");
  const these = wanted ? `These are “${wanted}”` : "These are";
  const names = join(
    celebrities.map(({ name }) => name),
    "or",
  );
  const wornByOthers = `${names} wears nothing like this here. ${these} worn by others.`;
  const withoutOne = (piece: SearchPiece, at: number): Relaxation => ({
    list: { pieces: pieces.filter((_, index) => index !== at) },
    sentence: `No look has “${wanted}”. These have no “${describePiece(piece)}”.`,
  });
  return [
    ...relaxConditions(reading, these),
    ...relaxPlaces(reading, these),
    ...drop(celebrities, { celebrities: [] }, wornByOthers),
    ...(pieces.length > 1 ? pieces.map(withoutOne) : []),
  ];
}

const facts: readonly (keyof ListSearch)[] = [
  ...(["pieces", "celebrities", "occasions", "words"] as const),
  ...(["events", "shows", "characters"] as const),
];
const isRestricted = (list: ListSearch): boolean =>
  facts.some((name) => (list[name] as readonly unknown[]).length > 0) ||
  [list.season, list.style, list.retailer, list.category, list.brand].some(Boolean);

/** Finds what meets all facts but one; null when nothing does. */
export async function findNearest(search: Search, reading: Reading): Promise<Nearest | null> {
  const { meaning } = reading;
  const lists = search.lists.filter(({ order }) => order);
  const tries = listRelaxations(reading)
    .map(({ list, sentence }) => ({ list: { ...meaning.list, ...list }, sentence }))
    .filter(({ list }) => isRestricted(list))
    .slice(0, maxTries);
  for (const { list, sentence } of tries) {
    const found = await findRows(
      { ...search, lists, counted: new Set() },
      { ...reading, meaning: { ...meaning, list } },
    );
    if (hasRows(found)) return { sentence, found };
  }
  return null;
}

/** Says why a search finds nothing, if one of its words stands for something that the site does not have; null otherwise. */
export function explainNothing({ understood, site }: Reading): string | null {
  const { occasions, unreadNot } = understood;
  if (unreadNot.length > 0) return `A search cannot leave out “${join(unreadNot, "or")}”.`;
  const missing = occasions.filter((name) => !site.occasions.includes(name));
  return missing.length > 0 && missing.length === occasions.length
    ? `No look here is for “${join(missing, "or")}” yet.`
    : null;
}
