import {
  isCacheablePage,
  isCacheableResponse,
  isVisitorsPage,
  listAssets,
  pickSavedPicture,
  pictureStem,
} from "./cacheRules";

const url = (path: string) => new URL(path, "https://wornby.example");
const hash = "0123456789abcdef0123456789abcdef";

describe("what the service worker caches", () => {
  it.each(["/", "/outfit/navy-suit", "/shop?sale=1", "/administration", "/newsletters", "/gowns"])(
    "is the public page %s",
    (path) => expect(isCacheablePage(url(path))).toBe(true),
  );

  it.each(["/admin", "/admin/outfits", "/api/live", "/go/1", "/graphql?x", "/beacon", "/outfit/navy-suit?preview=t"])(
    "is not %s, which goes to the network",
    (path) => expect([isVisitorsPage(url(path)), isCacheablePage(url(path))]).toEqual([false, false]),
  );

  it.each(["/newsletter", "/newsletter?subscribed=footer", "/newsletter/confirm"])(
    "is not the newsletter: %s",
    (path) => expect([isVisitorsPage(url(path)), isCacheablePage(url(path))]).toEqual([true, false]),
  );

  it("is a complete page that may be stored", () => {
    const respond = (status: number, headers: Record<string, string>, redirected = false) =>
      isCacheableResponse({ status, redirected, headers: new Headers(headers) } as Response);
    const html = { "content-type": "text/html; charset=utf-8" };
    expect(respond(200, { ...html, "cache-control": "no-cache" })).toBe(true);
    expect(respond(200, { ...html, "cache-control": "private, no-store" })).toBe(false);
    expect(respond(404, html)).toBe(false);
    expect(respond(200, html, true)).toBe(false);
    expect(respond(200, { "content-type": "application/rss+xml" })).toBe(false);
  });

  it("are the scripts and fonts that a page names, also those that load later", () => {
    const html = `<link rel="preload" as="font" href="/assets/a-1.woff2"><template><script type="module" src="/assets/main-B_2.js">
      </script><link rel="modulepreload" href="/assets/main-B_2.js"></template><img src="/art/outfit/x.svg">`;
    expect(listAssets(html)).toEqual(["/assets/a-1.woff2", "/assets/main-B_2.js"]);
  });

  it("is one file of a saved look's image, which fits all widths and formats", () => {
    const image = `/pictures/${hash}-1600x2000.webp`;
    const saved = pickSavedPicture(image);
    expect(saved).toBe(`/pictures/${hash}-1600x2000-960.webp`);
    expect(pictureStem(saved!)).toBe(pictureStem(`/pictures/${hash}-1600x2000-320.avif`));
    expect(pictureStem("/art/outfit/a.svg")).not.toBe(pictureStem("/art/outfit/b.svg"));
    expect(pickSavedPicture(`/pictures/${hash}-640x800.webp`)).toBe(`/pictures/${hash}-640x800.webp`);
    expect(pickSavedPicture("/art/outfit/a.svg")).toBe("/art/outfit/a.svg");
    expect(pickSavedPicture("https://elsewhere.example/a.jpg")).toBeNull();
  });
});
