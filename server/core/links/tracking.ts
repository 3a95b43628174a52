import { hasUserInfo } from "../text/address";

/** Returns the decoded name of one part of a query string. */
const decodeName = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? "";

/**
 * Adds the site's tracking parameters to an address. Existing parameters with a value do not change; an empty one is
 * filled in its position. The fragment is preserved. Returns null for anything but http and https, and for an address
 * with a user name.
 */
export function withTracking(link: string, tracking: string): string | null {
  if (!URL.canParse(link)) return null;
  const address = new URL(link);
  if (address.protocol !== "http:" && address.protocol !== "https:") return null;
  if (hasUserInfo(link)) return null;
  const missing = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(tracking)) {
    const hasValue = address.searchParams.getAll(name).some(Boolean);
    if (!hasValue && value && !missing.has(name)) missing.append(name, value);
  }
  if (missing.size) address.search = fillParameters(address.search.slice(1), missing);
  return address.href;
}

/** Edits the text, because changing one parameter of a URL encodes all others again, and some shops sign theirs. */
function fillParameters(search: string, missing: URLSearchParams): string {
  const parts = search.split("&").filter(Boolean);
  const filled = parts.map((part) => {
    const name = decodeName(part);
    const value = missing.get(name);
    if (value === null) return part;
    missing.delete(name);
    return new URLSearchParams({ [name]: value }).toString();
  });
  return [...filled, missing.toString()].filter(Boolean).join("&");
}

/** Removes the tracking parameters from a reached address, except those that the link itself had with a value. */
export function withoutTracking(reached: URL, link: string, tracking: string): string {
  const own = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams();
  const added = new Set([...new URLSearchParams(tracking).keys()].filter((name) => !own.get(name)));
  const kept = reached.search
    .slice(1)
    .split("&")
    .filter((part) => !added.has(decodeName(part)));
  const address = new URL(reached.href);
  address.search = kept.join("&");
  return address.href;
}
