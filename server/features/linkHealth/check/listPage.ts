import type { PageFacts } from "../../../shared/page/pageFacts";

/** Path segments before the last one that indicate a list: /collections/coats. */
const listParents = new Set(
  "c cat category categories collection collections department departments brand brands designer designers".split(" "),
);
/** Last path segments that indicate a list. */
const lists = new Set([
  ...listParents,
  ..."search s shop sale catalog catalogue products product items new-arrivals whats-new all".split(" "),
]);

const splitPath = ({ pathname }: URL): string[] => pathname.toLowerCase().split("/").filter(Boolean);

const isListPath = (segments: readonly string[]): boolean =>
  lists.has(segments.at(-1) ?? "") || listParents.has(segments.at(-2) ?? "");

const isAbove = (upper: readonly string[], lower: readonly string[]): boolean =>
  upper.length > 0 && upper.length < lower.length && upper.every((segment, place) => segment === lower[place]);

/**
 * Returns whether a link to one piece leads to a list: by the page's own metadata, or because its path is a list's or
 * the parent of the piece's path. A page that describes one product is not a list.
 */
export function isListingPage(asked: URL, arrived: URL, { isProduct, isList, hasPrice }: PageFacts): boolean {
  if (isProduct || hasPrice) return false;
  const [from, to] = [splitPath(asked), splitPath(arrived)];
  if (isListPath(from)) return false;
  return isList || isListPath(to) || isAbove(to, from);
}
