import { parsePath } from "./canonical";

describe("parsing the path of a request", () => {
  test.each([
    ["/", "/"],
    ["//", "/"],
    ["/celebrities/", "/celebrities"],
    ["/Celebrities", "/celebrities"],
    ["/blog//", "/blog"],
    ["/privacy", "/privacy-policy"],
    ["/terms/", "/terms-of-service"],
    ["/Blog/Topics/", "/blog/topics"],
    ["/blog/topic/Red-Carpet", "/blog/topic/red-carpet"],
    ["/category/Dresses", "/category/dresses"],
    ["/categories/SHOES/", "/categories/shoes"],
    ["/no/such/page/", "/no/such/page"],
    ["/admin/login", "/admin/login"],
    ["/admin", "/admin"],
    ["/sitemap.xml", "/sitemap.xml"],
    ["/robots.txt", "/robots.txt"],
    ["/caf%C3%A9", "/caf%C3%A9"],
  ])("%s resolves to %s without a lookup", (path, canonical) => {
    expect(parsePath(path)).toEqual({ path: canonical });
  });

  test.each([
    ["/celebrity/wren", "celebrity", "wren", true],
    ["/Celebrity/ID/6a4d", "celebrity", "6a4d", false],
    ["/celebrity/s/wren/", "celebrity", "wren", false],
    ["/outfit/id/x", "outfit", "x", false],
    ["/outfit/s/x", "outfit", "x", false],
    ["/category/Hats", "category", "Hats", true],
    ["/blog/caf%C3%A9", "blogPost", "café", true],
    ["/blog/id/x", "blogPost", "x", false],
    ["/imprint", "page", "imprint", true],
  ])("%s refers to a row", (path, kind, name, direct) => {
    expect(parsePath(path)?.row).toEqual({ kind, name, direct });
  });

  test.each([
    "//evil.example",
    "//evil.example/",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%2F%2Fevil.example/",
    "/celebrity/id/%2F%2Fevil.example",
    "/.//evil.example/",
    "/%2e%2e//evil.example/",
    "/a//evil.example/",
    "/celebrities/%0d%0aset-cookie:x/",
    "/celebrity/%00",
    "/%E0%A4%A/",
    "/caf\u00e9/",
    "http://evil.example/",
  ])("%s is resolved by the application", (path) => expect(parsePath(path)).toBeNull());

  test("a long path takes linear time", () => {
    // With quadratic time, this test would take hours.
    const slashes = "/".repeat(2_000_000);
    expect(parsePath(`${slashes}x`)).toBeNull();
    expect(parsePath(`/x${slashes}x`)).toBeNull();
  });
});
