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

/** Relaxes one piece: its colors, its material or its pattern. */
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
  return [
    ...(piece.colors.length > 0 ? [other({ colors: [] }, "in another color")] : []),
    ...(piece.material ? [other({ material: null }, "of another material")] : []),
    ...(piece.pattern ? [other({ pattern: null }, "with another pattern")] : []),
    ...([piece.colors.length > 0, piece.material, piece.pattern].filter(Boolean).length > 1
      ? [other({ colors: [], material: null, pattern: null }, "of another kind")]
      : []),
  ];
}

/** Lists searches that ask for one fact less, those that differ least first. */
function listRelaxations({ meaning: { list, shown }, site }: Reading): Relaxation[] {
  const { pieces, occasions, celebrities, prices, without, retailer } = list;
  const wanted = join(pieces.map(describePiece), "and");
  const these = wanted ? `These are “${wanted}”` : "These are";
  const price = shown.parts.find((_, at) => at === 0)?.label ?? "";
  const known = occasions.filter((name) => site.occasions.includes(name));
  const occasion = join(known.length > 0 ? known : occasions, "or");
  const names = join(
    celebrities.map(({ name }) => name),
    "or",
  );
  return [
    ...(prices.length > 0 && price
      ? [
          {
            list: { prices: [] },
            sentence: `Nothing like this costs ${price.charAt(0).toLowerCase()}${price.slice(1)}. ${these} at other prices.`,
          },
        ]
      : []),
    ...(without.length > 0
      ? [{ list: { without: [] }, sentence: `Everything found is “${join(without.map(describePiece), "or")}”.` }]
      : []),
    ...(list.unreadNot.length > 0
      ? [
          {
            list: { unreadNot: [] },
            sentence: `A search cannot leave out “${join(list.unreadNot, "or")}”. These may have it.`,
          },
        ]
      : []),
    ...pieces.flatMap((_, at) => relaxPiece(pieces, at)),
    ...(occasions.length > 0
      ? [
          {
            list: { occasions: [] },
            sentence: `No look for “${occasion}” has this. ${these} for other occasions.`,
          },
        ]
      : []),
    ...(list.season
      ? [
          {
            list: { season: null },
            sentence: `Nothing like this was worn in ${list.season.toLowerCase()}. ${these} from other seasons.`,
          },
        ]
      : []),
    ...(list.style
      ? [
          {
            list: { style: null },
            sentence: `Nothing like this is of the style ${list.style}. ${these} of other styles.`,
          },
        ]
      : []),
    ...(list.onSale
      ? [{ list: { onSale: false }, sentence: `Nothing like this is on sale. ${these} at full price.` }]
      : []),
    ...(list.inStock
      ? [{ list: { inStock: false }, sentence: `Nothing like this is in stock. ${these} out of stock.` }]
      : []),
    ...(retailer
      ? [{ list: { retailer: null }, sentence: `${retailer} sells nothing like this. ${these} of other shops.` }]
      : []),
    ...(celebrities.length > 0
      ? [{ list: { celebrities: [] }, sentence: `${names} wears nothing like this here. ${these} worn by others.` }]
      : []),
    ...(pieces.length > 1
      ? pieces.map((piece, at) => ({
          list: { pieces: pieces.filter((_, index) => index !== at) },
          sentence: `No look has “${wanted}”. These have no “${describePiece(piece)}”.`,
        }))
      : []),
  ];
}

const facts: readonly (keyof ListSearch)[] = ["pieces", "celebrities", "occasions", "words"];
const isRestricted = (list: ListSearch): boolean =>
  facts.some((name) => (list[name] as readonly unknown[]).length > 0) ||
  [list.season, list.style, list.retailer, list.category].some(Boolean);

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
