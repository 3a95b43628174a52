import { paths } from "../../../site/addresses";
import { reservedSlugs } from "../../../site/reservedSlugs";
import type { Address } from "../../../site/links";
import { type SluggedType, sluggedTypes } from "../../core/kinds/contentKind";
import { topics } from "../../features/content/blog/topics";
import { builtInCategories } from "../../features/content/category/category.types";

/**
 * The meaning of an address: a page, by its canonical path; or a row to look up. `direct` is true when the address already
 * has the form of the canonical one.
 */
export type ParsedPath = { path: string; row?: { kind: SluggedType; name: string; direct: boolean } };

/** The names of the pages that show a fixed list. The built-in categories keep their slugs, so they need no lookup. */
const pageNames = {
  topic: topics.map(({ slug }) => slug),
  category: builtInCategories,
  categoryOutfits: builtInCategories,
};

const pagesWithoutRow = [
  ...Object.values<Address>(paths).filter(({ pattern }) => !pattern.includes(":")),
  ...Object.entries(pageNames).flatMap(([page, names]) =>
    names.map((name) => ({ pattern: paths[page as keyof typeof pageNames](name), oldPatterns: [] })),
  ),
];

/** Canonical paths by each of their spellings. */
const pages = new Map(
  pagesWithoutRow.flatMap(({ pattern, oldPatterns }) =>
    [pattern, ...oldPatterns].map((spelling) => [spelling, pattern] as const),
  ),
);

const pagePaths = new Set(pages.values());

/** Returns whether the canonical path belongs to a page without a single row. */
export const isKnownPage = (path: string): boolean => pagePaths.has(path);

/** `/celebrity/id` of `/celebrity/id/:slug`. */
const getFolder = (pattern: string): string => pattern.slice(0, pattern.lastIndexOf("/"));

const rowFolders = new Map<string, { kind: SluggedType; direct: boolean }>(
  sluggedTypes.flatMap((kind) => [
    [getFolder(paths[kind].pattern), { kind, direct: true }] as const,
    ...paths[kind].oldPatterns.map((pattern) => [getFolder(pattern), { kind, direct: false }] as const),
  ]),
);

/** Printable ASCII without a backslash: cannot end a header, or turn a path into another site's URL. */
const plain = /^\/(?!\/)[!-[\]-~]*$/;
const unfit = /[\u0000-\u001f\u007f\\/]/;

const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

function splitPath(path: string): string[] | null {
  try {
    const segments = path.slice(1).split("/").map(decodeURIComponent);
    const odd = segments.some((part) => part === "" || part === "." || part === ".." || unfit.test(part));
    return odd ? null : segments;
  } catch {
    return null;
  }
}

/** Whether a path of one segment may be that of a page: files, services and the admin area have such addresses, too. */
const mayBePage = (path: string): boolean => /^\/[\w-]+$/.test(path) && !reservedSlugs.has(path.slice(1));

/** Parses a raw request path. Returns null for addresses that only the application can resolve. */
export function parsePath(path: string): ParsedPath | null {
  const bare = withoutTrailingSlashes(path);
  if (bare === "/") return { path: "/" };
  if (!plain.test(path)) return null;
  const segments = splitPath(bare);
  if (!segments) return null;
  const spelled = `/${segments.join("/")}`.toLowerCase();
  const page = pages.get(spelled);
  if (page) return { path: page };
  const row = segments.length > 1 || mayBePage(spelled) ? rowFolders.get(getFolder(spelled)) : undefined;
  return row ? { path: bare, row: { ...row, name: segments[segments.length - 1] } } : { path: bare };
}
