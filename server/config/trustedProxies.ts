import { BlockList, isIP } from "node:net";

/** Whether a proxy at this address is trusted; `hop` is 0 for the peer, 1 for the one that the peer names, and so on. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

/** Names as in Fastify's `trustProxy`. */
const groups: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};
const maxProxies = 10;

/** Adds an address or a range. @returns false when the text is neither. */
function addRange(list: BlockList, text: string): boolean {
  const [, address, prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address ?? "");
  const bits = version === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : Number(prefix);
  if (version === 0 || length > bits) return false;
  list.addSubnet(address, length, version === 6 ? "ipv6" : "ipv4");
  return true;
}

/** Returns whether one of the ranges contains an address; null when a text is no name, address or range. */
function createMatcher(texts: readonly string[]): ((address: string) => boolean) | null {
  const list = new BlockList();
  if (
    !texts
      .flatMap((text) => (Object.hasOwn(groups, text) ? groups[text] : [text]))
      .every((range) => addRange(list, range))
  )
    return null;
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

const isPrivate = createMatcher(Object.keys(groups));

/**
 * Parses TRUST_PROXY: a number of proxies, or their addresses and ranges. With a number, the peer must be on this machine
 * or in a private network, because anyone may reach the port from outside.
 * @returns null for no proxies, undefined for an invalid text.
 */
export function parseTrustedProxies(text: string): IsTrustedProxy | null | undefined {
  const proxies = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (proxies === 0) return null;
  if (proxies <= maxProxies) return (address, hop) => hop < proxies && (hop > 0 || isPrivate?.(address) === true);
  return createMatcher(text.split(",").map((entry) => entry.trim())) ?? undefined;
}
