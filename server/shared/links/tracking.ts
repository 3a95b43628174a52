/**
 * The address with the site's tracking parameters. Parameters that it has already win, its fragment stays. Null for
 * anything but http and https, however it came to be stored.
 */
export function withTracking(link: string, tracking: string): string | null {
  if (!URL.canParse(link)) return null;
  const address = new URL(link);
  if (address.protocol !== "http:" && address.protocol !== "https:") return null;
  for (const [name, value] of new URLSearchParams(tracking)) {
    if (!address.searchParams.has(name)) address.searchParams.append(name, value);
  }
  return address.href;
}
