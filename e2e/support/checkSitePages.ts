import type { Page } from "playwright-core";
import { findAccessibilityIssuesInAllLayouts } from "./accessibility";
import { setUpBrowser, siteUrl, type TestBrowser } from "./browser";
import type { SitePage } from "./sitePages";

/** Runs in the browser: what crawlers read in the HTML as served, or null for the hydrated page. */
function readFacts(html: string | null) {
  const root = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const read = (selector: string, attribute?: string): string[] =>
    [...root.querySelectorAll(selector)].map((element) =>
      ((attribute ? element.getAttribute(attribute) : element.textContent) ?? "").trim(),
    );
  return {
    title: root.title,
    headings: read("h1"),
    sections: read("main h2"),
    types: read("script[type='application/ld+json']").map((text) => (JSON.parse(text) as { "@type": string })["@type"]),
    canonical: read("link[rel=canonical]", "href"),
    address: read("meta[property='og:url']", "content"),
    image: read("meta[property='og:image']", "content"),
    description: read("meta[name=description]", "content"),
    preview: read("meta[property='og:title'], meta[name='twitter:card']", "content"),
    robots: read("meta[name=robots]", "content"),
    fonts: read("link[rel=preload][as=font]", "type"),
    // The page has its styles. A sheet that comes later would win over the site's own look.
    sheets: read("link[rel=stylesheet]", "href"),
  };
}

/** Asserts that the page in the browser has the metadata of the served HTML, and that they are complete. */
async function checkFacts(
  page: Page,
  html: string,
  { path, heading, status, isHidden, keepsQuery, sections = [], types = [] }: SitePage,
) {
  // The page's policy also holds for what it parses, and allows the styles of its own response only.
  const served = await page.evaluate(readFacts, html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, ""));
  const { title, headings, canonical, address, image, description, preview, robots } = served;
  const hydrated = await page.evaluate(readFacts, null);
  expect([path, hydrated]).toEqual([path, { ...served, sections: hydrated.sections, types: hydrated.types }]);
  expect([path, title]).not.toEqual([path, ""]);
  expect([path, headings]).toEqual([path, [expect.stringMatching(heading)]]);
  expect([path, served.sections.filter((name) => sections.includes(name))]).toEqual([path, sections]);
  expect([path, served.fonts]).toEqual([path, ["font/woff2", "font/woff2"]]);
  expect([path, served.types]).toEqual([path, expect.arrayContaining([...types])]);
  if (isHidden || status) {
    // A list without results refers to the whole list.
    const others = canonical.filter((url) => url !== siteUrl() + path.split("?")[0]);
    expect([path, robots, others]).toEqual([path, [expect.stringMatching(/^noindex/)], []]);
  } else {
    const url = siteUrl() + (keepsQuery ? path : path.split("?")[0]);
    const absolute = expect.stringMatching(/^https?:\/\/[^/]+\//);
    const index = ["index, follow, max-image-preview:large"];
    expect([path, robots, canonical, address, image]).toEqual([path, index, [url], [url], [absolute]]);
    expect([path, description.length, preview.length]).toEqual([path, 1, 2]);
  }
}

/** Asserts that the response has the security headers, and a policy that allows scripts by their hash only. */
function checkHeaders({ headers }: Response): void {
  const policy = headers.get("content-security-policy")?.split("; ") ?? [];
  expect(policy.find((part) => part.startsWith("script-src "))).not.toMatch(/unsafe-|\*|https?:/);
  expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  expect(headers.get("x-powered-by")).toBeNull();
}

/** Loads the page once and asserts everything that holds for every page. */
async function checkPage(browser: TestBrowser, sitePage: SitePage): Promise<void> {
  const { path, status = 200 } = sitePage;
  const response = await fetch(siteUrl() + path);
  expect([path, response.status]).toEqual([path, status]);
  checkHeaders(response);
  const { page, problems, dataRequests, close } = await browser.open(path);
  await checkFacts(page, await response.text(), sitePage);
  const issues = await findAccessibilityIssuesInAllLayouts(page);
  expect({ path, issues, problems, dataRequests }).toEqual({ path, issues: [], problems: [], dataRequests: [] });
  await close();
}

const pagesPerTest = 4;

/** Defines the tests of these pages. A failure names the page. */
export function checkSitePages(pages: readonly SitePage[]): void {
  const slices = Array.from({ length: Math.ceil(pages.length / pagesPerTest) }, (_, index) =>
    pages.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
  );
  describe("every page is complete, hydrates and is accessible", () => {
    const browser = setUpBrowser();
    test.each(slices.map((slice) => [slice.map(({ path }) => path).join(", "), slice] as const))(
      "%s",
      async (_paths, slice) => {
        for (const sitePage of slice) await checkPage(browser, sitePage);
      },
    );
  });
}
