import { escapeDestination } from "../markup/writeMarkdown";
import type { MarkupContext } from "../markup/markupTree";
import type { ExportIndex } from "./exportIndex";

const pictureEnd = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i;

/** WordPress writes pictures in other sizes as name-300x200.jpg. */
function withoutSize(address: string): string {
  const end = address.lastIndexOf(".");
  const start = address.lastIndexOf("-", end);
  return end > 0 && start > 0 && /^\d{1,5}x\d{1,5}$/.test(address.slice(start + 1, end))
    ? address.slice(0, start) + address.slice(end)
    : address;
}

/** WordPress.com serves pictures of any site from its own hosts: i0.wp.com/host/path. */
const withoutProxy = (url: URL): string =>
  /^i\d\.wp\.com$/.test(url.hostname) ? `https:/${url.pathname}` : url.origin + url.pathname;

/** Returns the address of the full picture, if the export knows it. */
function findFullPicture(url: URL, { addresses }: ExportIndex): string {
  const plain = withoutProxy(url);
  const spellings = [plain, withoutSize(plain)].flatMap((address) => [
    address,
    address.startsWith("https:") ? `http:${address.slice("https:".length)}` : `https:${address.slice("http:".length)}`,
  ]);
  return spellings.map(escapeDestination).find((address) => addresses.has(address)) ?? escapeDestination(url.href);
}

/** What the body of an article needs to know of its export. Links to the old site become paths, which redirect. */
export function createBodyContext(index: ExportIndex, noteLoss: (what: string) => void): MarkupContext {
  const { site, attachmentPages } = index;
  const isPicture = (url: URL): boolean => pictureEnd.test(url.pathname);
  return {
    noteLoss,
    resolvePicture(address) {
      const url = site.resolve(address);
      return url && /^https?:$/.test(url.protocol) ? findFullPicture(url, index) : null;
    },
    isPicturePage(address) {
      const url = site.resolve(address);
      return url !== null && (isPicture(url) || (site.isOwn(url) && attachmentPages.has(url.pathname)));
    },
    resolveLink(address) {
      const url = site.resolve(address);
      if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return null;
      const isFile = url.pathname.includes("/wp-content/") || isPicture(url);
      return site.isOwn(url) && !isFile ? url.pathname + url.search + url.hash : url.href;
    },
  };
}
