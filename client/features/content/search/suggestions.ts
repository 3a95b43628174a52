import { paths } from "../../../../site/addresses";
import type { SearchSuggestionsQuery } from "../../../graphql/generated/operations";
import { formatEpisode, foundScenePath } from "../../../shared/format/scene";
import { piecesTitle } from "../../../shared/format/piecesTitle";
import type { PictureKind } from "../../../shared/ui/picture/Picture";

type Found = SearchSuggestionsQuery["search"];
type Appearance = SearchSuggestionsQuery["appearances"][number];

export interface Suggestion {
  /** Unique among all kinds. */
  key: string;
  kind:
    | "Celebrity"
    | "Outfit"
    | "Event"
    | "Show"
    | "Character"
    | "Brand"
    | "Piece"
    | "Product"
    | "Shop"
    | "Category"
    | "Article";
  /** The kind of its picture; null for one without pictures. */
  picture: PictureKind | null;
  label: string;
  note: string;
  image: string;
  to: string;
}

/** Returns the number of all results, as the page of results shows it. */
export const countResults = (search: Found): number =>
  search.celebrityCount + search.outfitCount + search.productCount + search.itemCount + search.postCount;

const most = 8;

/** The only piece that the text names, as a page of the shop; none without products of it. */
function findPieces({ meaning: { pieces, without }, productCount }: Found): Suggestion[] {
  const [piece, ...others] = pieces;
  if (!piece?.garment || others.length > 0 || without.length > 0 || productCount === 0) return [];
  const { garment, colors, material, pattern } = piece;
  const label = piecesTitle(garment, [...colors, pattern ?? "", material ?? ""].filter(Boolean));
  const to = paths.shop({
    garment,
    color: colors.join(","),
    material: material ?? undefined,
    pattern: pattern ?? undefined,
  });
  return [{ key: "piece", kind: "Piece", picture: null, label, note: "In the shop", image: "", to }];
}

/** An event, a show, a part of it or a character. */
function suggestAppearance({ event, scene }: Appearance): Suggestion[] {
  const row = { picture: null, image: "" };
  if (event) {
    const { id, slug, name, place } = event;
    return [{ ...row, key: `event-${id}`, kind: "Event", label: name, note: place, to: paths.event(slug) }];
  }
  if (!scene) return [];
  const { title, season, episode, character } = scene;
  const to = foundScenePath(scene);
  if (character !== null && season === null)
    return [{ ...row, key: `character-${to}`, kind: "Character", label: character, note: title, to }];
  const note = season === null ? "" : formatEpisode(season, episode);
  return [{ ...row, key: `show-${to}`, kind: "Show", label: title, note, to }];
}

/** The suggestions of each kind, in their order, with the number of places that is reserved for the kind. */
const listKinds = (found: Found, appearances: readonly Appearance[]): { reserved: number; rows: Suggestion[] }[] => [
  {
    reserved: 2,
    rows: found.celebrities.map(({ id, slug, name, image, category }) => ({
      key: `celebrity-${id}`,
      kind: "Celebrity",
      picture: "celebrity",
      label: name,
      note: category,
      image,
      to: paths.celebrity(slug),
    })),
  },
  {
    reserved: 2,
    rows: found.outfits.map(({ id, slug, title, image, celebrity }) => ({
      key: `outfit-${id}`,
      kind: "Outfit",
      picture: "outfit",
      label: title,
      note: celebrity?.name ?? "",
      image,
      to: paths.outfit(slug),
    })),
  },
  { reserved: 2, rows: appearances.flatMap(suggestAppearance) },
  {
    reserved: 1,
    rows: found.brands.map(({ id, slug, name }) => ({
      key: `brand-${id}`,
      kind: "Brand",
      picture: null,
      label: name,
      note: "Who wears it",
      image: "",
      to: paths.brand(slug),
    })),
  },
  { reserved: 1, rows: findPieces(found) },
  {
    reserved: 1,
    rows: found.products.flatMap(({ id, title, image, retailer, outfit }) =>
      outfit
        ? [
            {
              key: `product-${id}`,
              kind: "Product" as const,
              picture: "product" as const,
              label: title,
              note: retailer,
              image,
              to: paths.outfit(outfit.slug),
            },
          ]
        : [],
    ),
  },
  {
    reserved: 1,
    rows: found.shops.map((name) => ({
      key: `shop-${name}`,
      kind: "Shop",
      picture: null,
      label: name,
      note: "Its pieces in the shop",
      image: "",
      to: paths.shop({ retailer: name }),
    })),
  },
  {
    reserved: 1,
    rows: found.categories.map(({ name, label, image }) => ({
      key: `category-${name}`,
      kind: "Category",
      picture: "category",
      label,
      note: "",
      image,
      to: paths.category(name),
    })),
  },
  {
    reserved: 1,
    rows: found.posts.map(({ id, slug, title, image, category }) => ({
      key: `article-${id}`,
      kind: "Article",
      picture: "post",
      label: title,
      note: category,
      image,
      to: paths.blogPost(slug),
    })),
  },
];

/** Returns suggestions of every kind that has some, then others in the order of the kinds. Kinds stay together. */
export function selectSuggestions({ search, appearances }: SearchSuggestionsQuery): Suggestion[] {
  const kinds = listKinds(search, appearances);
  const places = kinds.map(({ rows, reserved }) => Math.min(rows.length, reserved));
  let free = Math.max(0, most - places.reduce((sum, count) => sum + count, 0));
  return kinds.flatMap(({ rows }, index) => {
    const sure = places[index] ?? 0;
    const more = Math.min(free, rows.length - sure);
    free -= more;
    return rows.slice(0, sure + more);
  });
}
