type Row = { id: string };

/** The lists of a query by ids; the worker copies the other fields of a row. */
export interface RowsResult {
  data?: Readonly<Record<string, readonly Row[]>> | null;
  errors?: readonly { message: string }[];
}

/** The ids of the rows of each list. */
export type WantedRows = Readonly<Record<string, readonly string[]>>;

/** The query's variables with the ids of the lists. */
const lists = {
  FavoritesPage: { outfitsByIds: "looks", affiliateProductsByIds: "products", categoryItemsByIds: "products" },
  FollowingPage: { celebritiesByIds: "ids", followedPlacesByIds: "ids" },
} as const;

export type SavedQuery = keyof typeof lists;

/** Whether the worker keeps the responses to the query of this URL. */
export const isSavedQuery = ({ searchParams }: URL): boolean => (searchParams.get("operationName") ?? "") in lists;

/** Returns the ids that the query of this URL asks for; none when it is unreadable. */
export function readWantedRows({ searchParams }: URL): WantedRows {
  const variables: Record<string, readonly string[]> = {};
  try {
    Object.assign(variables, JSON.parse(searchParams.get("variables") ?? "{}"));
  } catch {
    // No ids.
  }
  const names = Object.entries(lists[searchParams.get("operationName") as SavedQuery]);
  return Object.fromEntries(names.map(([list, variable]) => [list, variables[variable] ?? []]));
}

/**
 * Returns the response to a query from rows of earlier responses, the newest last. It has an error when a row is missing, so
 * that the page does not take it for deleted. What the query asks for besides rows by ids is that of the newest response.
 */
export function composeRows(results: readonly RowsResult[], wanted: WantedRows): RowsResult {
  const errors = [{ message: "Some rows are not saved on this device." }];
  if (results.length === 0) return { data: null, errors };
  const pick = (list: string, ids: readonly string[]): Row[] => {
    const rows = new Map(results.flatMap(({ data }) => data?.[list] ?? []).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  };
  const picked = Object.fromEntries(Object.entries(wanted).map(([list, ids]) => [list, pick(list, ids)]));
  const found = new Set(Object.values(picked).flatMap((rows) => rows.map(({ id }) => id)));
  const isComplete = Object.values(wanted).every((ids) => ids.every((id) => found.has(id)));
  const data = { ...results.at(-1)?.data, ...picked };
  return isComplete ? { data } : { data, errors };
}
