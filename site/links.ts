type QueryValues = Record<string, string | number | null | undefined>;

/** Appends the query parameters that have a value. Blank values leave no trace, so that one state has one address. */
export function withQuery(path: string, query: QueryValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Puts values in the place of a pattern's parameters, in their order: `/outfit/:slug` becomes `/outfit/navy-suit`. */
export function fillPattern(pattern: string, values: readonly (string | undefined)[]): string {
  let next = 0;
  return pattern.replace(/:\w+/g, () => encodeURIComponent(values[next++] ?? ""));
}

interface AddressFacts<Query extends string> {
  /** Query parameters that the canonical address keeps. */
  canonicalQuery?: readonly Query[];
  /** Other patterns with the same parameters. They redirect permanently. */
  oldPatterns?: readonly string[];
}

export interface Address<Query extends string = string> extends Required<AddressFacts<Query>> {
  /** The pattern that routers match. */
  pattern: string;
}

/** Values for the query parameters that links to a page can carry. */
type QueryOf<Query extends string> = Partial<Record<Query, string>>;

const complete = <Query extends string>(
  pattern: string,
  { canonicalQuery = [], oldPatterns = [] }: AddressFacts<Query>,
): Address<Query> => ({ pattern, canonicalQuery, oldPatterns });

/** Declares an address without parameters. The result builds its links: `paths.shop({ search: "boots" })`. */
export const address = <Query extends string = never>(pattern: string, facts: AddressFacts<Query> = {}) =>
  Object.assign((query: QueryOf<Query> = {}) => withQuery(pattern, query), complete(pattern, facts));

/** Declares an address with one parameter. The result builds its links: `paths.outfit("navy-suit")`. */
export const namedAddress = <Query extends string = never>(pattern: string, facts: AddressFacts<Query> = {}) =>
  Object.assign(
    (name: string, query: QueryOf<Query> = {}) => withQuery(fillPattern(pattern, [name]), query),
    complete(pattern, facts),
  );

/** Declares an address with several parameters, which `toNames` makes of what a link is given. */
export const partAddress = <Part, Query extends string = never>(
  pattern: string,
  toNames: (part: Part) => readonly string[],
  facts: AddressFacts<Query> = {},
) =>
  Object.assign(
    (part: Part, query: QueryOf<Query> = {}) => withQuery(fillPattern(pattern, toNames(part)), query),
    complete(pattern, facts),
  );

/** The canonical address of a page: without the query parameters that only sort or search its list. */
export const canonicalPath = <Query extends string>(
  { pattern, canonicalQuery }: Pick<Address<Query>, "pattern" | "canonicalQuery">,
  query: QueryOf<Query>,
): string => withQuery(pattern, Object.fromEntries(canonicalQuery.map((name) => [name, query[name]])));
