import { createFaultyEmbedded } from "../support/postgres/faultyDatabase";
import { setUpBrowser } from "../support/browser";
import type { SiteProcess } from "../support/server";

/** Covers the row "any page" of docs/contract-coverage.md. */
const pages = [
  "/",
  "/celebrities",
  "/outfits",
  "/outfit/hostile",
  "/celebrity/hostile",
  "/blog",
  "/blog/hostile",
  "/shop",
  "/category/dresses",
];
const title = `</script><script>window.attacked = true</script><img src=x onerror="window.attacked = true">`;
const links = ["javascript:window.attacked=true", "data:text/html,<script>1</script>", "//evil.example"];
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Statements that write rows which the site would refuse, but a bug or manual SQL could produce. */
const buildHostileUpdates = (link: string): string[] => [
  `UPDATE celebrities SET name = ${quote(title)}, slug = 'hostile', social_media = social_media || jsonb_build_object('website', ${quote(link)}, 'facebook', ${quote(link)})
   WHERE id = (SELECT id FROM celebrities ORDER BY slug = 'hostile' DESC, name LIMIT 1)`,
  `UPDATE outfits SET title = ${quote(title)}, slug = 'hostile', description = ${quote(title)}, affiliate_link = ${quote(link)}
   WHERE id = (SELECT id FROM outfits ORDER BY slug = 'hostile' DESC, title LIMIT 1)`,
  `UPDATE blog_posts SET title = ${quote(title)}, slug = 'hostile', content = ${quote(`[shop](${link}) <${link}> ${title}`)}
   WHERE id = (SELECT id FROM blog_posts ORDER BY slug = 'hostile' DESC, title LIMIT 1)`,
  `UPDATE category_items SET title = ${quote(title)}, affiliate_link = ${quote(link)}`,
  `UPDATE affiliate_products SET title = ${quote(title)}, affiliate_link = ${quote(link)}`,
  `UPDATE social_posts SET link = ${quote(link)}, content = ${quote(title)}`,
  `UPDATE settings SET instagram = ${quote(link)}, facebook = ${quote(link)}, site_tagline = ${quote(title)}`,
];

describe("pages with hostile content", () => {
  const browser = setUpBrowser();
  const database = createFaultyEmbedded();
  let server: SiteProcess;
  let site: string;

  beforeAll(async () => {
    server = database.startServer();
    site = await server.waitUntilReady();
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await database.remove();
  });

  test.each(links)("no page links to %j, and all JSON data is valid", async (link) => {
    for (const statement of buildHostileUpdates(link)) await database.query(statement);
    // The server gets no invalidation for a direct database change, so it restarts.
    await server.stop("SIGTERM");
    server = database.startServer();
    site = await server.waitUntilReady();
    for (const path of pages) {
      const response = await fetch(site + path);
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      const urls = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, url]) => url);
      expect(urls.filter((url) => /^\s*(?:java\s*script|vbscript|data:text)|^\/\/|^[\\/]{2}/i.test(url))).toEqual([]);
      expect(html).not.toContain("<script>window.attacked");
      expect(html).not.toContain("<img src=x");
      for (const [, json] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
        expect(() => void JSON.parse(json)).not.toThrow();
    }
  });

  test("hostile content does not run in a browser", async () => {
    const { page, problems } = await browser.open("/outfit/hostile", { baseURL: site });
    expect(await page.evaluate(() => (window as { attacked?: boolean }).attacked)).toBeUndefined();
    expect(problems).toEqual([]);
  });

  test.each(pages)("%s has all security headers", async (path) => {
    const { headers } = await fetch(site + path);
    const policy = headers.get("content-security-policy") ?? "";
    const directive = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));
    expect(directive("script-src")).not.toMatch(/unsafe-|\*|https?:/);
    expect(["object-src", "base-uri", "frame-ancestors"].map(directive)).toEqual([
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-powered-by")).toBeNull();
  });
});
