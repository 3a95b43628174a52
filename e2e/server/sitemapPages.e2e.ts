import { setUpBrowser, siteUrl } from "../support/browser";
import { listSitemapUrls, type PageMetadata, readPage } from "../support/crawl";

const queryApi = async <T>(query: string): Promise<T> => {
  const response = await fetch(`${siteUrl()}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data: T }).data;
};
const path = (address: string): string => new URL(address).pathname;
const legalPages = ["/privacy-policy", "/terms-of-service", "/affiliate-disclosure"];
/** Pages without structured data. */
const texts = ["/ask", "/developers"];

/** Returns what is wrong with a JSON-LD block; null when it is valid. */
function findJsonLdError(text: string): string | null {
  try {
    const data = JSON.parse(text) as Record<string, unknown>;
    const type = data["@type"] ?? data["@graph"];
    return data["@context"] === "https://schema.org" && type ? null : `no @context or @type: ${text.slice(0, 80)}`;
  } catch {
    return `invalid JSON: ${text.slice(0, 80)}`;
  }
}

describe("every sitemap page, without JavaScript", () => {
  const browser = setUpBrowser();
  const pages: PageMetadata[] = [];

  beforeAll(async () => {
    const { settings } = await queryApi<{ settings: { disclosureText: string } }>("{ settings { disclosureText } }");
    const { page, close } = await browser.open("/robots.txt", { javaScriptEnabled: false });
    await page.route(/\/(art|assets)\//, (route) => route.abort());
    for (const address of await listSitemapUrls(siteUrl())) {
      pages.push(await readPage(page, address, settings.disclosureText));
    }
    await close();
  }, 600_000);

  const findErrors = (check: (page: PageMetadata) => string[]) =>
    pages.flatMap((page) => check(page).map((error) => `${path(page.url)}: ${error}`));

  test("the sitemaps list every celebrity, outfit, article, list and legal page", async () => {
    const counts = await queryApi<Record<string, { totalCount: number }>>(
      "{ celebrities { totalCount } outfits { totalCount } blogPosts { totalCount } }",
    );
    const paths = pages.map(({ url: address }) => path(address));
    expect(new Set(paths).size).toBe(paths.length);
    const countIn = (folder: string) =>
      paths.filter((name) => new RegExp(`^/${folder}/(?!topic)[^/]+$`).test(name)).length;
    expect([countIn("celebrity"), countIn("outfit"), countIn("blog")]).toEqual(
      Object.values(counts).map((list) => list.totalCount),
    );
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/celebrities", "/blog/topics", "/category/cars", ...legalPages, ...texts]),
    );
  });

  test("returns 200", () => {
    expect(findErrors(({ status }) => (status === 200 ? [] : [String(status)]))).toEqual([]);
  });

  test("has exactly one h1", () => {
    expect(findErrors(({ headings }) => (headings === 1 ? [] : [`${headings} h1`]))).toEqual([]);
  });

  test("has a unique title", () => {
    const titles = pages.map(({ title }) => title);
    const isUnique = (title: string) => title !== "" && titles.indexOf(title) === titles.lastIndexOf(title);
    expect(findErrors(({ title }) => (isUnique(title) ? [] : [`"${title}"`]))).toEqual([]);
  });

  test("has itself as canonical URL", () => {
    const isSelfCanonical = ({ url: address, canonical }: PageMetadata) =>
      canonical.length === 1 && canonical[0] === address;
    expect(findErrors((page) => (isSelfCanonical(page) ? [] : [page.canonical.join(" ")]))).toEqual([]);
  });

  test("has valid structured data", () => {
    expect(
      findErrors(({ url: address, structuredData }) =>
        structuredData.length === 0 && !texts.includes(path(address))
          ? ["no structured data"]
          : structuredData.flatMap((text) => findJsonLdError(text) ?? []),
      ),
    ).toEqual([]);
  });

  test("shows the disclosure before the first affiliate link and marks each link", () => {
    const requiredRel = ["sponsored", "nofollow", "noopener"];
    expect(pages.some(({ affiliateLinks }) => affiliateLinks.length > 0)).toBe(true);
    expect(
      findErrors(({ affiliateLinks }) =>
        affiliateLinks.flatMap(({ href, rel, disclosed }) => [
          ...(disclosed ? [] : [`${href} is not disclosed`]),
          ...(requiredRel.every((mark) => rel.split(" ").includes(mark)) ? [] : [`${href} has rel="${rel}"`]),
        ]),
      ),
    ).toEqual([]);
  });
});
