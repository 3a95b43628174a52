const longestPath = 1_000;
/** The index of the table takes no more. */
const mostBytes = 2_500;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the path without slashes at its end; "/" stays. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * Returns the stored form of an address: a path and its query without the host, decoded, without slashes at the end of the
 * path and without a fragment. Its case stays. Null for a text that is no path, and for the home page.
 */
export function normalizeOldPath(address: string): string | null {
  const [local] = address
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, "")
    .split("#", 1);
  const mark = local.indexOf("?");
  const path = withoutTrailingSlashes(decode(mark < 0 ? local : local.slice(0, mark)) || "/");
  const query = mark < 0 ? "" : decode(local.slice(mark + 1));
  const whole = query ? `${path}?${query}` : path;
  const isPath = whole.startsWith("/") && !whole.startsWith("//") && !whole.includes("\0");
  const fits = whole.length <= longestPath && Buffer.byteLength(whole) <= mostBytes;
  return isPath && whole !== "/" && fits ? whole : null;
}
