import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { post } from "../support/api";
import { setUpBrowser, siteUrl } from "../support/browser";
import { checkSitePages } from "../support/checkSitePages";
import { sitePages } from "../support/sitePages";

// Two files, so that two workers share the pages.
checkSitePages(sitePages.filter((_, index) => index % 2 === 1));

interface Data {
  outfits: { nodes: { id: string }[] };
  celebrities: { nodes: { id: string }[] };
}

describe("pages of what a visitor has stored", () => {
  const browser = setUpBrowser();

  test.each([
    ["/favorites", "Looks"],
    ["/following", "Zendria Vale"],
  ])("%s is accessible", async (path, region) => {
    const query =
      '{ outfits(first: 3) { nodes { id } } celebrities(first: 1, filter: { search: "zendria" }) { nodes { id } } }';
    const { body } = await post(siteUrl(), { query });
    const { outfits, celebrities } = body.data as Data;
    const stored = { "wornby:liked-outfits": outfits.nodes, "wornby:follows": celebrities.nodes };
    const localStorage = Object.entries(stored).map(([name, nodes]) => ({
      name,
      value: JSON.stringify(nodes.map(({ id }) => id)),
    }));
    const { page, problems } = await browser.open(path, {
      storageState: { cookies: [], origins: [{ origin: siteUrl(), localStorage }] },
    });
    await page.getByRole("region", { name: region }).waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe("files that pages link to", () => {
  const browser = setUpBrowser();

  test("the manifest, every icon, the sitemaps and the feeds exist and are well-formed", async () => {
    const { page } = await browser.open("/privacy-policy");
    const icons = await page.evaluate(async () => {
      const links = [...document.querySelectorAll("link[rel=icon], link[rel=apple-touch-icon]")];
      const { icons: listed } = (await (await fetch("/site.webmanifest")).json()) as { icons: { src: string }[] };
      return [...links.map((link) => link.getAttribute("href") ?? ""), ...listed.map(({ src }) => src)];
    });
    expect(icons).toEqual(expect.arrayContaining(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]));
    for (const path of ["/site.webmanifest", ...icons]) {
      const { status, headers } = await fetch(siteUrl() + path);
      const type = expect.stringMatching(/^(image\/|application\/manifest\+json)/);
      expect([path, status, headers.get("content-type")]).toEqual([path, 200, type]);
    }
    const feeds = ["/blog/feed.xml", "/blog/topic/shoes/feed.xml", "/celebrities/feed.xml"];
    for (const path of ["/sitemap.xml", "/sitemap-pages.xml", ...feeds]) {
      const error = await page.evaluate(async (url) => {
        const xml = await (await fetch(url)).text();
        return new DOMParser().parseFromString(xml, "text/xml").querySelector("parsererror")?.textContent ?? null;
      }, path);
      expect([path, error]).toEqual([path, null]);
    }
  });
});
