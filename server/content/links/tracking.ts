import { hasUserInfo } from "../../shared/text/address";

/** The name of one part of a query string, decoded. */
const nameOf = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? "";

/**
 * The address with the site's tracking parameters. Parameters that it has with a value win, and stay as they are written;
 * one that is empty is filled where it stands. Its fragment stays. Null for anything but http and https, and
 * with a user name before the host, however it came to be stored.
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
  if (missing.size) address.search = fill(address.search.slice(1), missing);
  return address.href;
}

/** Works on the text: to change one parameter of a URL writes all others again, and some shops sign theirs. */
function fill(search: string, missing: URLSearchParams): string {
  const parts = search.split("&").filter(Boolean);
  const filled = parts.map((part) => {
    const name = nameOf(part);
    const value = missing.get(name);
    if (value === null) return part;
    missing.delete(name);
    return new URLSearchParams({ [name]: value }).toString();
  });
  return [...filled, missing.toString()].filter(Boolean).join("&");
}

/** The address that was reached without the tracking parameters that its link did not have itself with a value. */
export function withoutTracking(reached: URL, link: string, tracking: string): string {
  const own = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams();
  const added = new Set([...new URLSearchParams(tracking).keys()].filter((name) => !own.get(name)));
  const kept = reached.search
    .slice(1)
    .split("&")
    .filter((part) => !added.has(nameOf(part)));
  const address = new URL(reached.href);
  address.search = kept.join("&");
  return address.href;
}
