import { isNamedInAddress, isOwnAddress, namesVariant, type PageAddress } from "./pageAddress";
import type { StatedProduct } from "./readProduct";

/** The products of a source that the page can be about. */
export interface ChosenProducts {
  /** One product when the page leaves no doubt; empty when the source has none. */
  products: StatedProduct[];
  isSure: boolean;
  /** Whether all of them name other pages as theirs. */
  isElsewhere: boolean;
}

/** More are no help to choose from. */
const maxDoubtful = 10;

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Joins descriptions of one product: themes, apps and plug-ins each add one under its name. */
function joinByName(products: readonly StatedProduct[]): StatedProduct[] {
  const byName = new Map<string, StatedProduct>();
  for (const product of products) {
    const key = normalize(product.name);
    const first = byName.get(key);
    if (!first) byName.set(key, product);
    else
      byName.set(key, {
        ...first,
        brand: first.brand || product.brand,
        gtins: [...first.gtins, ...product.gtins],
        images: first.images.length ? first.images : product.images,
        offers: [...first.offers, ...product.offers].slice(0, 500),
      });
  }
  return [...byName.values()];
}

/** Whether a product's name has at least half of its words in a heading of the page; a page without either does not deny it. */
function isNamedOnPage(name: string, titles: readonly string[]): boolean {
  const words = normalize(name).split(" ");
  const present = new Set(titles.flatMap((title) => normalize(title).split(" ")));
  return name === "" || titles.length === 0 || words.filter((word) => present.has(word)).length * 2 >= words.length;
}

/** Returns the products that the address or a heading names. */
function narrow(products: readonly StatedProduct[], address: PageAddress, titles: readonly string[]): StatedProduct[] {
  const headings = new Set(titles.map(normalize));
  const tests: ((product: StatedProduct) => boolean)[] = [
    ({ urls, offers }) =>
      urls.some((url) => namesVariant(url, address)) ||
      offers.some((offer) => offer.urls.some((url) => namesVariant(url, address))),
    ({ ids, offers }) => isNamedInAddress([...ids, ...offers.flatMap((offer) => offer.ids)], address),
    ({ name }) => headings.has(normalize(name)),
  ];
  for (const test of tests) {
    const named = products.filter(test);
    if (named.length === 1) return named;
  }
  return [...products];
}

/**
 * Chooses the product of a page: the one with the page's address, else its main entity, else the only one. Others are
 * recommendations.
 * @param titles headings of the page.
 */
export function chooseProduct(
  all: readonly StatedProduct[],
  address: PageAddress,
  titles: readonly string[],
): ChosenProducts {
  const pool = all.filter(({ role }) => role !== "other");
  const own = pool.filter(({ urls }) => urls.some((url) => isOwnAddress(url, address)));
  const main = pool.filter(({ role }) => role === "main");
  const named = own.length ? own : main;
  if (named.length) {
    const joined = narrow(joinByName(named), address, titles);
    // Descriptions without an address may be of the same product, with a rating or a price.
    const more = joined.length === 1 ? pool.filter((one) => !named.includes(one) && isSameName(one, joined[0])) : [];
    return {
      products: joinByName([...joined, ...more]).slice(0, maxDoubtful),
      isSure: joined.length === 1,
      isElsewhere: false,
    };
  }
  const hasPage = ({ urls }: StatedProduct) => urls.some((url) => /^(?:https?:)?\//i.test(url));
  const open = pool.filter((product) => !hasPage(product));
  const joined = narrow(joinByName(open.length ? open : pool), address, titles);
  const isSure =
    joined.length === 1 && isNamedOnPage(joined[0].name, titles) && (open.length > 0 || isExactly(joined[0], titles));
  return { products: joined.slice(0, maxDoubtful), isSure, isElsewhere: open.length === 0 };
}

const isSameName = (one: StatedProduct, other: StatedProduct): boolean => normalize(one.name) === normalize(other.name);
/** A product that names another page as its own is this one only when a heading says so. */
const isExactly = ({ name }: StatedProduct, titles: readonly string[]): boolean =>
  titles.some((title) => normalize(title) === normalize(name));
