import { adminFolder, paths } from "../../../site/addresses";

const patterns = Object.values(paths).map(({ pattern }) => ({ pattern, segments: pattern.split("/") }));

/** Returns the pattern of a page's address, such as `/outfit/:slug`, or `/*` for an address without a page. */
export function getPageRoute(url: string): string {
  const path = url.split("?", 1)[0];
  if (path === adminFolder || path.startsWith(`${adminFolder}/`)) return `${adminFolder}/*`;
  const given = path.split("/");
  const isMatch = (segments: readonly string[]): boolean =>
    segments.length === given.length && segments.every((part, at) => part.startsWith(":") || part === given[at]);
  return patterns.find(({ segments }) => isMatch(segments))?.pattern ?? "/*";
}
