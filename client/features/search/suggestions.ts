import { paths } from "../../../site/addresses";
import type { SearchSuggestionsQuery } from "../../graphql/generated/operations";

export interface Suggestion {
  /** Unique among all kinds. */
  key: string;
  kind: "Celebrity" | "Outfit" | "Article";
  picture: "celebrity" | "outfit" | "post";
  label: string;
  note: string;
  image: string;
  to: string;
}

/** Returns the number of all results, as the page of results shows it. */
export const countResults = (search: SearchSuggestionsQuery["search"]): number =>
  search.celebrityCount + search.outfitCount + search.productCount + search.itemCount + search.postCount;

const most = 6;
/** The number of suggestions reserved for each kind. */
const share = 2;

/** Returns at most six suggestions: two of each kind, then others in the order of the kinds. Kinds stay together. */
export function selectSuggestions({
  celebrities,
  outfits,
  posts,
}: Pick<SearchSuggestionsQuery["search"], "celebrities" | "outfits" | "posts">): Suggestion[] {
  const kinds: Suggestion[][] = [
    celebrities.map(({ id, slug, name, image, category }) => ({
      key: `celebrity-${id}`,
      kind: "Celebrity",
      picture: "celebrity",
      label: name,
      note: category,
      image,
      to: paths.celebrity(slug),
    })),
    outfits.map(({ id, slug, title, image, celebrity }) => ({
      key: `outfit-${id}`,
      kind: "Outfit",
      picture: "outfit",
      label: title,
      note: celebrity?.name ?? "",
      image,
      to: paths.outfit(slug),
    })),
    posts.map(({ id, slug, title, image, category }) => ({
      key: `article-${id}`,
      kind: "Article",
      picture: "post",
      label: title,
      note: category,
      image,
      to: paths.blogPost(slug),
    })),
  ];
  const places = kinds.map((rows) => Math.min(rows.length, share));
  let free = most - places.reduce((sum, count) => sum + count, 0);
  return kinds.flatMap((rows, index) => {
    const sure = places[index] ?? 0;
    const more = Math.min(free, rows.length - sure);
    free -= more;
    return rows.slice(0, sure + more);
  });
}
