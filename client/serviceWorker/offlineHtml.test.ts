import { fillOfflinePage, markSavedCopy, readTitle } from "./offlineHtml";

const offline = `<main><div id="saved-pages" class="css-1"></div><a href="">Try again</a></main>`;

describe("pages of the service worker", () => {
  it("say when a copy was saved", () =>
    expect(markSavedCopy("<body><p>x</p></body></html>", "Nov 27, 2026, 9:12 AM")).toMatch(
      /^<body><p>x<\/p><p id="saved-copy" role="status" .+>Saved copy from Nov 27, 2026, 9:12 AM\. .+<\/p><\/body><\/html>$/,
    ));

  it("link to what the device has, with titles and addresses as text", () => {
    const link = { path: "/shop?sale=1&sort=new", title: readTitle("<title>$&amp; &lt;b&gt; | WornBy</title>") };
    const page = fillOfflinePage(offline, { favorites: [], lastPages: [link] });
    expect(page).toContain(
      `<h2>Last pages</h2><ul><li><a href="/shop?sale=1&amp;sort=new">$&amp; &lt;b&gt;</a></li></ul>`,
    );
    expect(page).not.toContain("<h2>Favorites");
    expect(page).toContain(`</div><a href="">Try again</a>`);
  });

  it("say that the device has none", () =>
    expect(fillOfflinePage(offline, { favorites: [], lastPages: [] })).toContain("No page is saved on this device."));
});
