import { faultyEmbedded } from "../support/faultyDatabase";
import { setUpBrowser } from "../support/browser";
import type { SiteProcess } from "../support/server";

/** Of every page: the contract's row "any page". */
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
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Rows as nobody can write them through the site, but a bug or a hand might have. */
const hostile = (link: string): string[] => [
  `UPDATE celebrities SET name = ${quoted(title)}, slug = 'hostile', social_media = social_media || jsonb_build_object('website', ${quoted(link)}, 'facebook', ${quoted(link)})
   WHERE id = (SELECT id FROM celebrities ORDER BY slug = 'hostile' DESC, name LIMIT 1)`,
  `UPDATE outfits SET title = ${quoted(title)}, slug = 'hostile', description = ${quoted(title)}, affiliate_link = ${quoted(link)}
   WHERE id = (SELECT id FROM outfits ORDER BY slug = 'hostile' DESC, title LIMIT 1)`,
  `UPDATE blog_posts SET title = ${quoted(title)}, slug = 'hostile', content = ${quoted(`[shop](${link}) <${link}> ${title}`)}
   WHERE id = (SELECT id FROM blog_posts ORDER BY slug = 'hostile' DESC, title LIMIT 1)`,
  `UPDATE category_items SET title = ${quoted(title)}, affiliate_link = ${quoted(link)}`,
  `UPDATE affiliate_products SET title = ${quoted(title)}, affiliate_link = ${quoted(link)}`,
  `UPDATE social_posts SET link = ${quoted(link)}, content = ${quoted(title)}`,
  `UPDATE settings SET instagram = ${quoted(link)}, facebook = ${quoted(link)}, site_tagline = ${quoted(title)}`,
];

describe("pages made of hostile rows", () => {
  const browser = setUpBrowser();
  const database = faultyEmbedded();
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

  test.each(links)("no page has a link to %j, and every piece of data is read as it was", async (link) => {
    for (const statement of hostile(link)) await database.query(statement);
    // What was changed past the server is not told to it.
    await server.stop("SIGTERM");
    server = database.startServer();
    site = await server.waitUntilReady();
    for (const path of pages) {
      const answer = await fetch(site + path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      const addresses = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address);
      expect(
        addresses.filter((address) => /^\s*(?:java\s*script|vbscript|data:text)|^\/\/|^[\\/]{2}/i.test(address)),
      ).toEqual([]);
      expect(html).not.toContain("<script>window.attacked");
      expect(html).not.toContain("<img src=x");
      for (const [, json] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
        expect(() => void JSON.parse(json)).not.toThrow();
    }
  });

  test("nothing of it runs in a browser", async () => {
    const { page, problems } = await browser.open("/outfit/hostile", { baseURL: site });
    expect(await page.evaluate(() => (window as { attacked?: boolean }).attacked)).toBeUndefined();
    expect(problems).toEqual([]);
  });

  test.each(pages)("%s has every guard", async (path) => {
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
