import { topics } from "../../features/blog/topics";
import { categoryNames } from "../../features/category/category.names";

export type PageRowKind = "celebrity" | "outfit" | "blogPost";

/**
 * What an address stands for: a page, by its canonical path; or a row that has to be looked up, `direct` when the address
 * already has the shape of the canonical one.
 */
export type ParsedPath = { path: string; row?: { kind: PageRowKind; name: string; direct: boolean } };

const folders: Record<PageRowKind, string> = { celebrity: "celebrity", outfit: "outfit", blogPost: "blog" };
const kinds = new Map(Object.entries(folders).map(([kind, folder]) => [folder, kind as PageRowKind]));

export const rowPath = (kind: PageRowKind, slug: string): string => `/${folders[kind]}/${encodeURIComponent(slug)}`;

const fixed = [
  "celebrities",
  "outfits",
  "blog",
  "categories",
  "shop",
  "favorites",
  "newsletter",
  "search",
  "privacy-policy",
  "terms-of-service",
  "affiliate-disclosure",
];
const pages = new Map<string, string>([
  ...fixed.map((name): [string, string] => [name, `/${name}`]),
  ["privacy", "/privacy-policy"],
  ["terms", "/terms-of-service"],
  ["blog/topics", "/blog/topics"],
  ...topics.map(({ slug }): [string, string] => [`blog/topic/${slug}`, `/blog/topic/${slug}`]),
  ...["category", "categories"].flatMap((folder) =>
    categoryNames.map((name): [string, string] => [`${folder}/${name}`, `/${folder}/${name}`]),
  ),
]);

const pagePaths = new Set(pages.values()).add("/");

/** Whether the canonical path is that of a page which shows no single row. */
export const isKnownPage = (path: string): boolean => pagePaths.has(path);

/** Letters, digits and signs of one line: nothing here can end a header or turn a path into another site's address. */
const plain = /^\/(?!\/)[!-[\]-~]*$/;
const unfit = /[\u0000-\u001f\u007f\\/]/;

const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

function segmentsOf(path: string): string[] | null {
  try {
    const segments = path.slice(1).split("/").map(decodeURIComponent);
    const odd = segments.some((part) => part === "" || part === "." || part === ".." || unfit.test(part));
    return odd ? null : segments;
  } catch {
    return null;
  }
}

/** Reads the path of a request as it was sent. Null for addresses that only the application itself can judge. */
export function parsePath(path: string): ParsedPath | null {
  const bare = withoutTrailingSlashes(path);
  if (bare === "/") return { path: "/" };
  if (!plain.test(path)) return null;
  const segments = segmentsOf(bare);
  if (!segments) return null;
  const page = pages.get(segments.join("/").toLowerCase());
  if (page) return { path: page };
  const kind = kinds.get(segments[0].toLowerCase());
  const direct = segments.length === 2;
  const spelled = segments.length === 3 && ["id", "s"].includes(segments[1].toLowerCase());
  if (!kind || !(direct || spelled)) return { path: bare };
  return { path: bare, row: { kind, name: segments[segments.length - 1], direct } };
}
