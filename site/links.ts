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

/** The sitemap files, `/sitemap-pages.xml` and so on. Those of rows are numbered. */
export type SitemapFile = "pages" | "categories" | "topics" | "celebrities" | "outfits" | "blog";

/** What an address declares besides its pattern. */
export interface AddressFacts {
  /** Query parameters that links can carry. */
  query?: readonly string[];
  /** Query parameters that the canonical address keeps. */
  canonicalQuery?: readonly string[];
  /** Other patterns with the same parameters. They redirect permanently. */
  oldPatterns?: readonly string[];
  /** The RSS feed of the page's list. */
  feed?: string;
  /** The sitemap file that lists the address; absent for addresses that search engines need not find. */
  sitemap?: SitemapFile;
}

export interface Address extends AddressFacts {
  /** The pattern that routers match. */
  pattern: string;
}

/** The query parameters of an address: `QueryOf<typeof paths.outfits>`. */
export type QueryOf<Facts extends AddressFacts> = Facts extends { query: readonly (infer Name extends string)[] }
  ? Partial<Record<Name, string>>
  : Record<string, never>;

/** Declares an address without parameters. The result builds its links: `paths.shop({ search: "boots" })`. */
export const address = <const Facts extends AddressFacts>(pattern: string, facts: Facts) =>
  Object.assign((query: QueryOf<Facts> = {} as QueryOf<Facts>): string => withQuery(pattern, query), {
    pattern,
    ...facts,
  });

/** Declares an address with one parameter. The result builds its links: `paths.outfit("navy-suit")`. */
export const namedAddress = <const Facts extends AddressFacts>(pattern: string, facts: Facts) =>
  Object.assign(
    (name: string, query: QueryOf<Facts> = {} as QueryOf<Facts>): string =>
      withQuery(fillPattern(pattern, [name]), query),
    { pattern, ...facts },
  );

/** The canonical address of a page: without the query parameters that only sort, search or page through its list. */
export const canonicalPath = <Name extends string>(
  { pattern, canonicalQuery }: { pattern: string; canonicalQuery: readonly Name[] },
  query: Partial<Record<Name, string>>,
): string => withQuery(pattern, Object.fromEntries(canonicalQuery.map((name) => [name, query[name]])));
