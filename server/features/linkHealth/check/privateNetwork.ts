import { lookup } from "node:dns";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

/** Networks that are nobody's shop: own machine, private, link-local, shared, documentation, multicast, reserved. */
const blocked = new BlockList();
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
  blocked.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["100::", 64],
  ["2001:db8::", 32],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  blocked.addSubnet(network, prefix, "ipv6");

/** IPv4 addresses in IPv6 clothes (::ffff:a.b.c.d) are judged as what they are: BlockList knows them. */
export const isPrivateAddress = (address: string): boolean =>
  isIP(address) !== 0 && blocked.check(address, isIPv6(address) ? "ipv6" : "ipv4");

export class PrivateNetworkError extends Error {}

/**
 * Looks a name up and refuses it when any of its addresses is private. To be used for the connection itself: a look-up
 * beforehand could be answered differently the second time.
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
