import { setUpBrowser, siteUrl } from "../support/browser";
import { listSitemapUrls, type PageMetadata, readPage } from "../support/crawl";

const api = async <T>(query: string): Promise<T> => {
  const answer = await fetch(`${siteUrl()}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: T }).data;
};
const path = (address: string): string => new URL(address).pathname;
/** Texts alone, of which nothing is to be said to machines. */
const legal = ["/privacy-policy", "/terms-of-service", "/affiliate-disclosure"];

/** What is wrong with a block of structured data; nothing when it is well. */
function faultOf(text: string): string | null {
  try {
    const data = JSON.parse(text) as Record<string, unknown>;
    const type = data["@type"] ?? data["@graph"];
    return data["@context"] === "https://schema.org" && type ? null : `no @context or @type: ${text.slice(0, 80)}`;
  } catch {
    return `no JSON: ${text.slice(0, 80)}`;
  }
}

describe("every address of the sitemaps, without scripts", () => {
  const browser = setUpBrowser();
  const pages: PageMetadata[] = [];

  beforeAll(async () => {
    const { settings } = await api<{ settings: { disclosureText: string } }>("{ settings { disclosureText } }");
    const { page, close } = await browser.open("/robots.txt", { javaScriptEnabled: false });
    await page.route(/\/(art|assets)\//, (route) => route.abort());
    for (const address of await listSitemapUrls(siteUrl())) {
      pages.push(await readPage(page, address, settings.disclosureText));
    }
    await close();
  }, 600_000);

  const faulty = (faultsOf: (page: PageMetadata) => string[]) =>
    pages.flatMap((page) => faultsOf(page).map((fault) => `${path(page.url)}: ${fault}`));

  test("there is one for each row, list and text", async () => {
    const counts = await api<Record<string, { totalCount: number }>>(
      "{ celebrities { totalCount } outfits { totalCount } blogPosts { totalCount } }",
    );
    const paths = pages.map(({ url: address }) => path(address));
    expect(new Set(paths).size).toBe(paths.length);
    const of = (folder: string) => paths.filter((name) => new RegExp(`^/${folder}/(?!topic)[^/]+$`).test(name)).length;
    expect([of("celebrity"), of("outfit"), of("blog")]).toEqual(Object.values(counts).map((list) => list.totalCount));
    expect(paths).toEqual(expect.arrayContaining(["/", "/celebrities", "/blog/topics", "/category/cars", ...legal]));
  });

  test("answers 200", () => {
    expect(faulty(({ status }) => (status === 200 ? [] : [String(status)]))).toEqual([]);
  });

  test("has exactly one first heading", () => {
    expect(faulty(({ headings }) => (headings === 1 ? [] : [`${headings} h1`]))).toEqual([]);
  });

  test("has a title of its own", () => {
    const titles = pages.map(({ title }) => title);
    const own = (title: string) => title !== "" && titles.indexOf(title) === titles.lastIndexOf(title);
    expect(faulty(({ title }) => (own(title) ? [] : [`"${title}"`]))).toEqual([]);
  });

  test("names itself as canonical", () => {
    const itself = ({ url: address, canonical }: PageMetadata) => canonical.length === 1 && canonical[0] === address;
    expect(faulty((page) => (itself(page) ? [] : [page.canonical.join(" ")]))).toEqual([]);
  });

  test("tells machines what it is", () => {
    expect(
      faulty(({ url: address, structuredData }) =>
        structuredData.length === 0 && !legal.includes(path(address))
          ? ["no structured data"]
          : structuredData.flatMap((text) => faultOf(text) ?? []),
      ),
    ).toEqual([]);
  });

  test("discloses its affiliate links before the first, and marks each", () => {
    const marks = ["sponsored", "nofollow", "noopener"];
    expect(pages.some(({ affiliateLinks }) => affiliateLinks.length > 0)).toBe(true);
    expect(
      faulty(({ affiliateLinks }) =>
        affiliateLinks.flatMap(({ href, rel, disclosed }) => [
          ...(disclosed ? [] : [`${href} is not disclosed`]),
          ...(marks.every((mark) => rel.split(" ").includes(mark)) ? [] : [`${href} has rel="${rel}"`]),
        ]),
      ),
    ).toEqual([]);
  });
});
