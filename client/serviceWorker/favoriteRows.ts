type Row = { id: string };
/** The lists of the favorites page's query; the worker copies the other fields of a row. */
export type FavoriteLists = Record<"outfitsByIds" | "affiliateProductsByIds" | "categoryItemsByIds", readonly Row[]>;

export interface FavoritesResult {
  data?: FavoriteLists | null;
  errors?: readonly { message: string }[];
}

export interface FavoriteIds {
  looks: readonly string[];
  products: readonly string[];
}

/** Returns the ids that the query of this URL asks for; none when it is unreadable. */
export function readFavoriteIds({ searchParams }: URL): FavoriteIds {
  try {
    const { looks = [], products = [] } = JSON.parse(searchParams.get("variables") ?? "{}") as Partial<FavoriteIds>;
    return { looks, products };
  } catch {
    return { looks: [], products: [] };
  }
}

/**
 * Returns the response to a query of favorites from rows of earlier responses, the newest last. It has an error when a
 * favorite is missing, so that the page does not take it for deleted.
 */
export function composeFavorites(
  results: readonly FavoritesResult[],
  { looks, products }: FavoriteIds,
): FavoritesResult {
  const pick = (list: keyof FavoriteLists, ids: readonly string[]): Row[] => {
    const rows = new Map(results.flatMap(({ data }) => data?.[list] ?? []).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  };
  const data: FavoriteLists = {
    outfitsByIds: pick("outfitsByIds", looks),
    affiliateProductsByIds: pick("affiliateProductsByIds", products),
    categoryItemsByIds: pick("categoryItemsByIds", products),
  };
  const found = new Set(Object.values(data).flatMap((rows) => rows.map(({ id }) => id)));
  const isComplete = [...looks, ...products].every((id) => found.has(id));
  return isComplete ? { data } : { data, errors: [{ message: "Some favorites are not saved on this device." }] };
}
