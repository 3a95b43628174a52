import { holds } from "../../features/search/highlight";
import type { SearchPageQuery } from "../../graphql/generated/operations";
import { paths } from "../../shared/paths";

type Found = NonNullable<SearchPageQuery["search"]>;

export interface Group {
  id: string;
  title: string;
  count: number;
  /** The list page that finds the same. */
  more?: { label: string; to: string };
}

/** The kinds of content in which something was found, in the page's order. */
export function groupsOf(found: Found, query: string): Group[] {
  // The lists forgive no misspelling, so a link to one is offered only when that list finds something too.
  const listed = (titles: readonly string[]): boolean => titles.some((title) => holds(title, query));
  const groups: Group[] = [
    {
      id: "celebrities",
      title: "Celebrities",
      count: found.celebrityCount,
      more: listed(found.celebrities.map(({ name }) => name))
        ? { label: "View in Celebrities", to: paths.celebrities({ search: query }) }
        : undefined,
    },
    {
      id: "outfits",
      title: "Outfits",
      count: found.outfitCount,
      more: listed(found.outfits.map(({ title }) => title))
        ? { label: "View in Outfits", to: paths.outfits({ search: query }) }
        : undefined,
    },
    {
      id: "products",
      title: "Products",
      count: found.productCount,
      more: listed(found.products.map(({ title }) => title))
        ? { label: "View in the Shop", to: paths.shop({ search: query }) }
        : undefined,
    },
    { id: "items", title: "Category items", count: found.itemCount },
    { id: "articles", title: "Articles", count: found.postCount },
  ];
  return groups.filter(({ count }) => count > 0);
}
