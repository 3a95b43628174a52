import type { Page } from "playwright-core";

/** What a machine reads on a page, without scripts. */
export interface PageMetadata {
  url: string;
  status: number;
  headings: number;
  title: string;
  canonical: string[];
  structuredData: string[];
  /** Links to retailers, and whether the words of the disclosure stand before them where they can be read. */
  affiliateLinks: { href: string; rel: string; disclosed: boolean }[];
}

const parseLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text]) => text.replace(/&amp;/g, "&").replace(/&apos;/g, "'"));

const fetchText = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
};

/** Every address that the sitemaps name. */
export async function listSitemapUrls(site: string): Promise<string[]> {
  const addresses: string[] = [];
  for (const file of parseLocations(await fetchText(`${site}/sitemap.xml`)))
    addresses.push(...parseLocations(await fetchText(file)));
  return addresses;
}

export async function readPage(page: Page, address: string, disclosure: string): Promise<PageMetadata> {
  const answer = await page.goto(address, { waitUntil: "domcontentloaded" });
  const facts = await page.evaluate((words) => {
    const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let told: Node | null = null;
    while (words !== "" && !told && texts.nextNode()) {
      const shown = texts.currentNode.parentElement?.checkVisibility() ?? false;
      if (shown && texts.currentNode.textContent?.includes(words)) told = texts.currentNode;
    }
    return {
      headings: all("h1").length,
      title: document.title,
      canonical: all<HTMLLinkElement>("link[rel=canonical]").map((link) => link.getAttribute("href") ?? ""),
      structuredData: all("script[type='application/ld+json']").map((script) => script.textContent ?? ""),
      affiliateLinks: all<HTMLAnchorElement>("a[href*='/go/']").map((link) => ({
        href: link.getAttribute("href") ?? "",
        rel: link.rel,
        disclosed: told !== null && (told.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      })),
    };
  }, disclosure);
  return { url: address, status: answer?.status() ?? 0, ...facts };
}
