import type { Page } from "playwright-core";

/** What a crawler reads on a page without scripts. */
export interface PageMetadata {
  url: string;
  status: number;
  headings: number;
  title: string;
  canonical: string[];
  structuredData: string[];
  /** Affiliate links, and whether the visible disclosure text comes before them. */
  affiliateLinks: { href: string; rel: string; disclosed: boolean }[];
}

const parseLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text]) => text.replace(/&amp;/g, "&").replace(/&apos;/g, "'"));

const fetchText = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return response.text();
};

/** Returns every URL in the sitemaps. */
export async function listSitemapUrls(site: string): Promise<string[]> {
  const urls: string[] = [];
  for (const file of parseLocations(await fetchText(`${site}/sitemap.xml`)))
    urls.push(...parseLocations(await fetchText(file)));
  return urls;
}

export async function readPage(page: Page, url: string, disclosure: string): Promise<PageMetadata> {
  const response = await page.goto(url, { waitUntil: "domcontentloaded" });
  const facts = await page.evaluate((disclosureText) => {
    const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let disclosureNode: Node | null = null;
    while (disclosureText !== "" && !disclosureNode && texts.nextNode()) {
      const isVisible = texts.currentNode.parentElement?.checkVisibility() ?? false;
      if (isVisible && texts.currentNode.textContent?.includes(disclosureText)) disclosureNode = texts.currentNode;
    }
    return {
      headings: all("h1").length,
      title: document.title,
      canonical: all<HTMLLinkElement>("link[rel=canonical]").map((link) => link.getAttribute("href") ?? ""),
      structuredData: all("script[type='application/ld+json']").map((script) => script.textContent ?? ""),
      affiliateLinks: all<HTMLAnchorElement>("a[href*='/go/']").map((link) => ({
        href: link.getAttribute("href") ?? "",
        rel: link.rel,
        disclosed:
          disclosureNode !== null &&
          (disclosureNode.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      })),
    };
  }, disclosure);
  return { url, status: response?.status() ?? 0, ...facts };
}
