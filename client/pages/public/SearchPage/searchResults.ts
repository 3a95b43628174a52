import { paths } from "../../../../site/addresses";
import { type PieceQuery, writePieces } from "../../../../site/pieceQuery";
import type { SearchPageQuery } from "../../../graphql/generated/operations";
import { boundedNumber } from "../../../shared/format/plural";

export type FoundRows = NonNullable<SearchPageQuery["search"]>;
export type Meaning = FoundRows["meaning"];

/** Kinds without their own list page. */
const allLists = ["items", "articles"] as const;
export type AllList = (typeof allLists)[number];
export const isAllList = (name: string | null): name is AllList => allLists.some((list) => list === name);

export interface Group {
  id: "celebrities" | "outfits" | "products" | AllList;
  title: string;
  /** Counted up to 1,001. */
  count: number;
  /** The page with all results of the kind. */
  more?: { label: string; to: string };
}

/** The words that became filters, each with the search without them. */
export const buildParts = ({ meaning }: FoundRows): { label: string; to: string }[] =>
  meaning.parts.map(({ label, without }) => ({ label, to: paths.search({ q: without }) }));

const text = (value: number | null | undefined): string | undefined => value?.toString();

/** A single piece has the filters that the forms of the lists show; several are one parameter. */
function pieceFilters(pieces: readonly PieceQuery[]) {
  const [piece] = pieces;
  if (pieces.length > 1) return { pieces: writePieces(pieces) };
  return {
    garment: piece?.garment ?? undefined,
    color: piece?.colors?.join(",") || undefined,
    material: piece?.material ?? undefined,
    pattern: piece?.pattern ?? undefined,
  };
}

/** The filters that the lists of outfits and products share. */
const traits = ({ pieces, without, minPrice, maxPrice, currency }: Meaning) => ({
  ...pieceFilters(pieces),
  without: writePieces(without) || undefined,
  min: text(minPrice),
  max: text(maxPrice),
  currency: currency ?? undefined,
});

/** The filters by where and when something was worn, and by its brand. */
const places = ({ events, scene, year, brand }: Meaning) => ({
  event: events.map(({ slug }) => slug).join(",") || undefined,
  show: scene?.show ?? undefined,
  seasonNumber: text(scene?.season),
  episode: text(scene?.episode),
  character: scene?.character ?? undefined,
  year: text(year),
  brand: brand?.slug,
});

/** The kinds of content with results, in the page's order. A kind has a link when its count is that of a list. */
export function buildGroups(found: FoundRows, query: string): Group[] {
  const { meaning } = found;
  const { celebrity, titleText, search, offerSearch } = meaning;
  const occasion = meaning.occasion ?? undefined;
  const retailer = meaning.retailer ?? undefined;
  const listed = (name: string, to: string, label: string) =>
    found.listed.includes(name) ? { more: { label, to } } : {};
  const all = (name: string, show: AllList, count: number, shown: number) => {
    return count > shown ? listed(name, paths.search({ q: query, show }), `View all ${boundedNumber(count)}`) : {};
  };
  const groups: Group[] = [
    {
      id: "celebrities",
      title: "Celebrities",
      count: found.celebrityCount,
      ...listed("celebrities", paths.celebrities({ search: titleText }), "View in Celebrities"),
    },
    {
      id: "outfits",
      title: "Outfits",
      count: found.outfitCount,
      ...listed(
        "outfits",
        paths.outfits({
          ...traits(meaning),
          ...places(meaning),
          search,
          occasion,
          style: meaning.style ?? undefined,
          season: meaning.season?.toLowerCase(),
          celebrity: celebrity?.id,
        }),
        "View in Outfits",
      ),
    },
    {
      id: "products",
      title: "Products",
      count: found.productCount,
      ...listed(
        "products",
        paths.shop({
          ...traits(meaning),
          ...places(meaning),
          search: offerSearch,
          occasion,
          retailer,
          sale: meaning.onSale ? "1" : undefined,
          celebrity: celebrity?.slug,
        }),
        "View in the Shop",
      ),
    },
    {
      id: "items",
      title: "Category items",
      count: found.itemCount,
      ...all("items", "items", found.itemCount, found.items.length),
    },
    {
      id: "articles",
      title: "Articles",
      count: found.postCount,
      ...all("posts", "articles", found.postCount, found.posts.length),
    },
  ];
  return groups.filter(({ count }) => count > 0);
}
