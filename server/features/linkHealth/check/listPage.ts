import type { PageFacts } from "./pageFacts";

/** Segments before the last one that announce a list: /collections/coats. */
const listParents = new Set(
  "c cat category categories collection collections department departments brand brands designer designers".split(" "),
);
/** Last segments that are lists themselves. */
const lists = new Set([
  ...listParents,
  ..."search s shop sale catalog catalogue products product items new-arrivals whats-new all".split(" "),
]);

const segmentsOf = ({ pathname }: URL): string[] => pathname.toLowerCase().split("/").filter(Boolean);

const isListPath = (segments: readonly string[]): boolean =>
  lists.has(segments.at(-1) ?? "") || listParents.has(segments.at(-2) ?? "");

const isAbove = (upper: readonly string[], lower: readonly string[]): boolean =>
  upper.length > 0 && upper.length < lower.length && upper.every((segment, place) => segment === lower[place]);

/**
 * Whether a visitor who asked for one piece arrives at a list of many: by what the page says of itself, or because its
 * path is a list's, or the one above the piece's. A page that describes one product is none.
 */
export function isListingPage(asked: URL, arrived: URL, { isProduct, isList, price }: PageFacts): boolean {
  if (isProduct || price !== "") return false;
  const [from, to] = [segmentsOf(asked), segmentsOf(arrived)];
  if (isListPath(from)) return false;
  return isList || isListPath(to) || isAbove(to, from);
}
