import { lookup } from "node:dns";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

/** Networks without public sites: loopback, private, link-local, shared, documentation, multicast, reserved. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  blocked.ipv4.addSubnet(network, prefix, "ipv4");
// Only 2000::/3 is allocated; the rest has no sites, and parts of it map to IPv4 addresses.
for (const [network, prefix] of [
  ["::", 3],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["4000::", 2],
  ["8000::", 1],
] as const)
  blocked.ipv6.addSubnet(network, prefix, "ipv6");

/**
 * Returns whether no public site can have this address. IPv4-mapped IPv6 addresses (::ffff:a.b.c.d) always count,
 * because no DNS response contains them.
 */
export function isPrivateAddress(address: string): boolean {
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  return isIP(address) !== 0 && blocked[family].check(address, family);
}

export class PrivateNetworkError extends Error {}

/**
 * Resolves a name and rejects it when any of its addresses is private. Must be the lookup of the connection itself: a
 * separate lookup could get another response.
 */
export const guardedLookup =
  (isRefused: (address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.some(({ address }) => isRefused(address))) {
        return callback(new PrivateNetworkError(`${host} is on a private network`), []);
      }
      return options.all ? callback(null, addresses) : callback(null, addresses[0].address, addresses[0].family);
    });
  };
