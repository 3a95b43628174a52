import { isWebAddress } from "../../../core/text/address";

/** Returns the host that a text names, alone or as an address without a path, as browsers read it; null for others. */
export function parseHost(text: string): string | null {
  const entered = text.trim();
  const address = isWebAddress(entered) ? entered : `https://${entered}`;
  if (!isWebAddress(address)) return null;
  const { host, hostname, pathname, search, hash } = new URL(address);
  return hostname.includes(".") && pathname === "/" && !search && !hash ? host : null;
}

/** Returns the end of the host and port in a web address, which contains no user name. */
function findHostEnd(address: string, start: number): number {
  const ends = ["/", "\\", "?", "#"].map((sign) => address.indexOf(sign, start)).filter((at) => at >= 0);
  return Math.min(address.length, ...ends);
}

/**
 * Returns the address at another host, and its path and query exactly as they are, because some shops sign them. Null
 * for an address that is not at the host, and for one that is no web address.
 */
export function moveToHost(address: string, from: string, to: string): string | null {
  if (!isWebAddress(address) || new URL(address).host !== from) return null;
  const start = address.indexOf("://") + 3;
  const moved = address.slice(0, start) + to + address.slice(findHostEnd(address, start));
  return isWebAddress(moved) ? moved : null;
}
