import { parseTrustedProxies } from "./trustedProxies";

/** Returns the addresses of those that are trusted as the peer. */
const findTrusted = (text: string, ...addresses: string[]): string[] =>
  addresses.filter((address) => parseTrustedProxies(text)?.(address, 0));

describe("trusted proxies", () => {
  const peers = ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "172.20.0.1", "192.168.7.7", "fd00::7", "fe80::1"];
  const strangers = ["198.51.100.7", "8.8.8.8", "172.32.0.1", "::ffff:8.8.8.8", "2606:4700::1", "", "unknown"];

  test("with a number, the peer must be on this machine or in a private network", () => {
    expect(findTrusted("2", ...peers, ...strangers)).toEqual(peers);
    const isTrusted = parseTrustedProxies("2");
    // The second proxy may have a public address, as those of a delivery network have.
    expect([1, 2].map((hop) => isTrusted?.("198.51.100.7", hop))).toEqual([true, false]);
    expect(parseTrustedProxies("0")).toBeNull();
  });

  test.each([
    ["loopback", ["127.0.0.1", "::1", "::ffff:127.0.0.1"]],
    ["10.0.0.0/8", ["10.1.2.3"]],
    ["linklocal, 192.168.7.7", ["192.168.7.7", "fe80::1"]],
    ["uniquelocal", ["10.1.2.3", "172.20.0.1", "192.168.7.7", "fd00::7"]],
    ["2606:4700::/32,198.51.100.0/24", ["198.51.100.7", "2606:4700::1"]],
  ])("with %s, these addresses are trusted at any hop", (text, trusted) => {
    expect(findTrusted(text, ...peers, ...strangers)).toEqual(trusted);
    expect(parseTrustedProxies(text)?.(trusted[0], 7)).toBe(true);
  });

  test.each([
    "true",
    "11",
    "-1",
    "1.5",
    "10.0.0.0/33",
    "10.0.0",
    "::1/129",
    "loopback,",
    "proxy.example",
    "constructor",
  ])("%s is neither", (text) => expect(parseTrustedProxies(text)).toBeUndefined());
});
