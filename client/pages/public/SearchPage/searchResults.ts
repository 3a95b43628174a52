import { paths } from "../../../../site/addresses";
import type { SearchPageQuery } from "../../../graphql/generated/operations";

type Found = NonNullable<SearchPageQuery["search"]>;

export interface Group {
  id: "celebrities" | "outfits" | "products" | "items" | "articles";
  title: string;
  count: number;
  /** The list page with the same results. */
  more?: { label: string; to: string };
}

/**
 * Returns whether the list totals are requested too. One or two letters cannot use the index: counting them takes a
 * second on a large site.
 */
export const isCounted = (query: string): boolean => query.length > 2;

/**
 * The count and link of a kind with a list page. The list has no fuzzy search: without matches in the list, the
 * search's own count is shown without a link. Undefined means that the list was not counted.
 */
function listed(count: number, total: number | undefined, more: Group["more"]): Pick<Group, "count" | "more"> {
  return total === 0 ? { count } : { count: total ?? count, more };
}

/** The kinds of content with results, in the page's order. */
export function buildGroups(data: SearchPageQuery, query: string): Group[] {
  const { search: found, celebrities, outfits, affiliateProducts } = data;
  if (!found) return [];
  const search = query;
  const groups: Group[] = [
    {
      id: "celebrities",
      title: "Celebrities",
      ...listed(found.celebrityCount, celebrities?.totalCount, {
        label: "View in Celebrities",
        to: paths.celebrities({ search }),
      }),
    },
    {
      id: "outfits",
      title: "Outfits",
      ...listed(found.outfitCount, outfits?.totalCount, { label: "View in Outfits", to: paths.outfits({ search }) }),
    },
    {
      id: "products",
      title: "Products",
      ...listed(found.productCount, affiliateProducts?.totalCount, {
        label: "View in the Shop",
        to: paths.shop({ search }),
      }),
    },
    { id: "items", title: "Category items", count: found.itemCount },
    { id: "articles", title: "Articles", count: found.postCount },
  ];
  return groups.filter(({ count }) => count > 0);
}

/** Outfits with a matching title; without any, those that the list finds by description and wearer. */
export const foundOutfits = ({ search, outfits }: SearchPageQuery): Found["outfits"] =>
  search && search.outfits.length > 0 ? search.outfits : (outfits?.nodes ?? []);
