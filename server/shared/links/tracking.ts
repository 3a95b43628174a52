/**
 * The address with the site's tracking parameters. Parameters that it has already win, and stay as they are written; its
 * fragment stays. Null for anything but http and https, however it came to be stored.
 */
export function withTracking(link: string, tracking: string): string | null {
  if (!URL.canParse(link)) return null;
  const address = new URL(link);
  if (address.protocol !== "http:" && address.protocol !== "https:") return null;
  const missing = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(tracking)) {
    if (!address.searchParams.has(name) && !missing.has(name)) missing.append(name, value);
  }
  // Joined as text: to change one parameter of a URL writes all others anew, and some shops sign theirs.
  if (missing.size) address.search = [address.search.slice(1), missing.toString()].filter(Boolean).join("&");
  return address.href;
}

/** The address that was reached without the tracking parameters that its link did not have itself. */
export function withoutTracking(reached: URL, link: string, tracking: string): string {
  const own = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams();
  const added = new Set([...new URLSearchParams(tracking).keys()].filter((name) => !own.has(name)));
  const kept = reached.search
    .slice(1)
    .split("&")
    .filter((parameter) => !added.has([...new URLSearchParams(parameter).keys()][0] ?? ""));
  const address = new URL(reached.href);
  address.search = kept.join("&");
  return address.href;
}
