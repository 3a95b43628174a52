import { isWebAddress } from "../../../../core/text/address";

/** A page's own address, and what it says about the product. */
export interface PageAddress {
  url: URL;
  /** Addresses of the page itself: requested, and canonical. */
  own: URL[];
  /** Values of parameters and of the hash, in lowercase. */
  values: ReadonlySet<string>;
  /** Values of parameters that name a variant. */
  variants: string[];
}

const maxValues = 50;
const variantNames = new Set(["variant", "variantid", "variant_id", "variation", "sku", "skuid"]);

/** Returns an absolute web address; null for anything else. */
export function resolveAddress(text: string, base: URL): URL | null {
  if (!text || text.length > 2_000 || !URL.canParse(text, base.href)) return null;
  const url = new URL(text, base.href);
  return isWebAddress(url.href) ? url : null;
}

const normalize = (text: string): string => text.trim().toLowerCase();

function readHash(hash: string): string[] {
  try {
    const text = decodeURIComponent(hash.slice(1));
    return text.includes("=") ? [...new URLSearchParams(text).values()] : text.split("/");
  } catch {
    return [];
  }
}

/** @param others further addresses of the page, as written: canonical, og:url. */
export function readPageAddress(url: URL, others: readonly string[]): PageAddress {
  const parameters = [...url.searchParams].slice(0, maxValues);
  return {
    url,
    own: [url, ...others.flatMap((other) => resolveAddress(other, url) ?? [])],
    values: new Set([...parameters.map(([, value]) => value), ...readHash(url.hash)].map(normalize).filter(Boolean)),
    variants: parameters.filter(([name]) => variantNames.has(name.toLowerCase())).map(([, value]) => normalize(value)),
  };
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^www\./, "");
const segments = ({ pathname }: URL): string[] => pathname.toLowerCase().split("/").filter(Boolean);
const generic = new Set(["product", "products", "item", "p", "index.html", "index.php"]);

function isSamePath(one: URL, other: URL): boolean {
  if (bareHost(one) !== bareHost(other)) return false;
  const [left, right] = [segments(one), segments(other)];
  if (left.join("/") === right.join("/")) return true;
  // A product has one slug in several places: /products/coat, /collections/new/products/coat.
  const last = left.at(-1) ?? "";
  return last.length > 2 && last === right.at(-1) && !generic.has(last);
}

const searchEntries = (url: URL): [string, string][] => [...url.searchParams].slice(0, maxValues);

/**
 * Returns whether an address on a page names the page itself. Shops that name a product by a parameter, /product?id=7,
 * have one path for all of them.
 */
export const isOwnAddress = (text: string, { own, url }: PageAddress): boolean => {
  const target = resolveAddress(text, url);
  if (!target) return false;
  return own.some((address) => {
    if (!isSamePath(target, address)) return false;
    const last = segments(address).at(-1) ?? "";
    const isByParameter = generic.has(last) || /\.(?:php|aspx?|jsp)$/.test(last) || last === "";
    return !isByParameter || searchEntries(target).every(([name, value]) => address.searchParams.get(name) === value);
  });
};

/** Returns whether an address on a page names exactly the variant of the page's address, by its parameters. */
export function namesVariant(text: string, { url }: PageAddress): boolean {
  const target = resolveAddress(text, url);
  if (!target || !isSamePath(target, url)) return false;
  const entries = searchEntries(target);
  if (entries.length) return entries.every(([name, value]) => url.searchParams.get(name) === value);
  return target.hash.length > 1 && target.hash === url.hash;
}

/** Returns whether one of these values is in the page's address: as a parameter, in the hash, or as the last of its path. */
export const isNamedInAddress = (texts: readonly string[], { values, url }: PageAddress): boolean => {
  const last = segments(url).at(-1) ?? "";
  return texts.some((text) => {
    const value = normalize(text);
    return values.has(value) || values.has(value.split("/").at(-1) ?? value) || (value.length > 3 && value === last);
  });
};
