import { withoutTrailingSlashes } from "./oldPaths/normalizeOldPath";

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, "");

export const parseUrl = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;

/** The addresses of the site that an export comes from. */
export interface OldSite {
  /** Returns the path with its query if the address is of that site; otherwise null. */
  toPath: (address: string) => string | null;
  /** Resolves an address as its pages would; null for one that leads nowhere. */
  resolve: (address: string) => URL | null;
  isOwn: (url: URL) => boolean;
  /** The folder of the site, such as /blog; blank at the top of its host. */
  folder: string;
}

const isWeb = (url: URL): boolean => url.protocol === "http:" || url.protocol === "https:";

/** @param addresses the addresses of the site, the main one first. */
export function createOldSite(addresses: readonly string[]): OldSite {
  const urls = addresses.flatMap((address) => parseUrl(address.trim()) ?? []).filter(isWeb);
  const hosts = new Set(urls.map(({ host }) => withoutWww(host)));
  const main = urls.at(0);
  const isOwn = (url: URL): boolean => isWeb(url) && hosts.has(withoutWww(url.host));
  const resolve = (address: string): URL | null => {
    const text = address.trim();
    if (text === "" || text.startsWith("#")) return null;
    const url = parseUrl(text, main?.href);
    return url && url.username === "" && url.password === "" ? url : null;
  };
  const folder = withoutTrailingSlashes(main?.pathname ?? "/");
  return {
    isOwn,
    resolve,
    folder: folder === "/" ? "" : folder,
    toPath(address) {
      const url = resolve(address);
      return url && isOwn(url) ? url.pathname + url.search : null;
    },
  };
}
