import { createFaultyEmbedded } from "../support/servers/postgres/faultyDatabase";
import { setUpBrowser } from "../support/browser";
import type { SiteProcess } from "../support/server";

const links = ["javascript:window.attacked=true", "data:text/html,<script>1</script>", "//evil.example"];
const lists = ["/", "/celebrities", "/outfits", "/blog", "/shop", "/category/dresses"];
const pages = lists.concat(
  ["celebrity", "outfit", "blog"].flatMap((kind) => links.map((_, index) => `/${kind}/hostile-${index}`)),
);
const title = `</script><script>window.attacked = true</script><img src=x onerror="window.attacked = true">`;
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Statements that write rows which the site would refuse, but a bug or manual SQL could produce. */
function buildHostileUpdates(link: string, index: number): string[] {
  const text = quote(`${title} ${index}`);
  const url = quote(link);
  /** The first row of the table that has no link yet. */
  const one = (table: string) => `slug = 'hostile-${index}'
    WHERE id = (SELECT id FROM ${table} WHERE slug NOT LIKE 'hostile-%' ORDER BY slug LIMIT 1)`;
  const third = `WHERE abs(hashtext(id::text)) % ${links.length} = ${index}`;
  return [
    `UPDATE celebrities SET name = ${text}, social_media = social_media || jsonb_build_object('website', ${url}, 'facebook', ${url}), ${one("celebrities")}`,
    `UPDATE outfits SET title = ${text}, description = ${text}, affiliate_link = ${url}, ${one("outfits")}`,
    `UPDATE blog_posts SET title = ${text}, content = ${quote(`[shop](${link}) <${link}> ${title}`)}, ${one("blog_posts")}`,
    `UPDATE category_items SET title = ${text}, affiliate_link = ${url} ${third}`,
    `UPDATE affiliate_products SET title = ${text}, affiliate_link = ${url} ${third}`,
    `UPDATE social_posts SET content = ${text}, link = ${url} ${third}`,
    `UPDATE settings SET site_tagline = ${text}, ${["instagram", "facebook", "twitter"][index]} = ${url}`,
  ];
}

describe("pages with hostile content", () => {
  const browser = setUpBrowser();
  const database = createFaultyEmbedded();
  let server: SiteProcess;
  let site: string;

  beforeAll(async () => {
    server = database.startServer({ DATABASE_WAIT_MS: "10000" });
    await server.waitUntilReady();
    for (const statement of links.flatMap(buildHostileUpdates)) await database.query(statement);
    // The server gets no invalidation for a direct database change, so it restarts.
    await server.stop("SIGTERM");
    server = database.startServer({ DATABASE_WAIT_MS: "10000" });
    site = await server.waitUntilReady();
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await database.remove();
  });

  test.each(pages)("no page links to a hostile URL, and all JSON data is valid: %s", async (path) => {
    const response = await fetch(site + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    const urls = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, url]) => url);
    expect(urls.filter((url) => /^\s*(?:java\s*script|vbscript|data:text)|^\/\/|^[\\/]{2}/i.test(url))).toEqual([]);
    expect(html).not.toContain("<script>window.attacked");
    expect(html).not.toContain("<img src=x");
    for (const [, json] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
      expect(() => void JSON.parse(json)).not.toThrow();
  });

  test("hostile content does not run in a browser", async () => {
    const { page, problems } = await browser.open("/outfit/hostile-0", { baseURL: site });
    expect(await page.evaluate(() => (window as { attacked?: boolean }).attacked)).toBeUndefined();
    expect(problems).toEqual([]);
  });
});
