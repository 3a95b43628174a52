import { adminPaths, paths, sitemapFiles } from "./addresses";
import { outboundPath } from "./outbound";
import { type Address, canonicalPath, withQuery } from "./links";

describe("paths", () => {
  it("omit blank query parameters", () => {
    expect(withQuery("/outfits", { search: "", after: null, occasion: "Red Carpet" })).toBe(
      "/outfits?occasion=Red+Carpet",
    );
    expect(paths.celebrities()).toBe("/celebrities");
  });

  it("escape special characters of a slug", () => expect(paths.celebrity("a/b?c")).toBe("/celebrity/a%2Fb%3Fc"));
});

describe("addresses", () => {
  const all = [...Object.values<Address>(paths), ...Object.values<Address>(adminPaths)];

  it("have one pattern each, and old patterns with the same parameters", () => {
    const patterns = all.flatMap(({ pattern, oldPatterns }) => [pattern, ...oldPatterns]);
    expect(new Set(patterns).size).toBe(patterns.length);
    const parameters = (pattern: string) => pattern.match(/:\w+/g) ?? [];
    for (const { pattern, oldPatterns } of all)
      for (const old of oldPatterns) expect(parameters(old)).toEqual(parameters(pattern));
  });

  it("are in one sitemap file at most", () => {
    const listed = Object.values<readonly string[]>(sitemapFiles).flat();
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("drop the query parameters that the canonical address does not keep", () => {
    expect(canonicalPath(paths.shop, { search: "boots", price: "50", after: "x" })).toBe("/shop?price=50&after=x");
  });

  it("lead out through one folder", () => {
    expect(outboundPath("1", { from: "card" })).toBe("/go/1?from=card");
    expect(outboundPath("1", { key: "k", from: "feed" })).toBe("/go/1/k?from=feed");
  });
});
