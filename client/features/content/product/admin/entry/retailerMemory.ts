import { readStore, writeStore } from "../../../../../shared/hooks/localStore";

const key = "retailers";
const maxHosts = 200;

/** Returns the host of a link without "www."; empty for text that is no link. */
export const parseHost = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : "";

/** The names that this browser's editor has given to shops, by host. */
export const readRetailers = (): Readonly<Record<string, string>> => readStore<Record<string, string>>(key, {});

/** Remembers the retailers of saved products. */
export function rememberRetailers(products: readonly { affiliateLink: string; retailer: string }[]): void {
  const named = products
    .map(({ affiliateLink, retailer }) => [parseHost(affiliateLink), retailer.trim()] as const)
    .filter(([host, retailer]) => host !== "" && retailer !== "");
  const all = Object.entries({ ...readRetailers(), ...Object.fromEntries(named) });
  writeStore(key, Object.fromEntries(all.slice(-maxHosts)));
}
