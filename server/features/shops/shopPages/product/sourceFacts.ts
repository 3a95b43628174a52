import { chooseProduct } from "./chooseProduct";
import { type PageAddress, isNamedInAddress, namesVariant, resolveAddress } from "./pageAddress";
import type { PageSource } from "./productPage.types";
import type { StatedOffer } from "./readOffers";
import type { StatedProduct } from "./readProduct";

interface NamedOffers {
  /** The offers that the address names; all of them when it names none. */
  offers: StatedOffer[];
  /** Whether the address names one of several. */
  isNamed: boolean;
  /** Whether the address names a variant that the page does not list. */
  isMissing: boolean;
}

/** Color, size and the like, and the currency, in lowercase. */
const listTraits = ({ traits, prices }: StatedOffer): string[] =>
  [...traits, ...prices.map(({ currency }) => currency)].map((text) => text.trim().toLowerCase());

/** Every parameter that is the color or size of some offer must be the one of this offer. */
function matchTraits(offers: readonly StatedOffer[], { values }: PageAddress): StatedOffer[] {
  const traits = new Map(offers.map((offer) => [offer, new Set(listTraits(offer))]));
  const used = [...values].filter((value) => offers.some((offer) => traits.get(offer)?.has(value)));
  return used.length ? offers.filter((offer) => used.every((value) => traits.get(offer)?.has(value))) : [];
}

/** Returns the variants that a page's address names: by the address of an offer, by an id, by color and size. */
function matchVariant(offers: StatedOffer[], address: PageAddress): NamedOffers {
  const matches = [
    offers.filter(({ urls }) => urls.some((url) => namesVariant(url, address))),
    offers.filter(({ ids }) => isNamedInAddress(ids, address)),
    matchTraits(offers, address),
  ];
  const named = matches.find(({ length }) => length > 0);
  if (named) return { offers: named, isNamed: named.length < offers.length, isMissing: false };
  // Themes that describe the chosen variant only would describe another one here.
  const isMissing =
    address.variants.length > 0 &&
    offers.some(({ urls }) =>
      urls.some((url) =>
        [...(resolveAddress(url, address.url)?.searchParams.keys() ?? [])].some((name) =>
          address.url.searchParams.has(name),
        ),
      ),
    );
  return { offers, isNamed: false, isMissing };
}

/** What one source of a page says about the page's product. */
export interface SourceFacts extends NamedOffers {
  source: PageSource;
  /** One product, or several when the page does not tell which one it is about. */
  products: StatedProduct[];
  isSure: boolean;
  /** All offers, also those that the address does not name. */
  all: StatedOffer[];
}

function readSource(products: StatedProduct[], address: PageAddress, titles: readonly string[]) {
  const chosen = chooseProduct(products, address, titles);
  const all = chosen.products.flatMap(({ name, offers }) =>
    chosen.isSure ? offers : offers.map((offer) => ({ ...offer, label: name })),
  );
  const named = chosen.isSure ? matchVariant(all, address) : { offers: all, isNamed: false, isMissing: false };
  return { ...chosen, ...named, all, source: products[0]?.source ?? "ADDRESS" };
}

/**
 * Returns the sources that describe the page's product, the best one first. A source that only names products of other
 * pages, which are recommendations, does not count beside one that describes this page's.
 */
export function readSources(
  bySource: readonly StatedProduct[][],
  address: PageAddress,
  titles: readonly string[],
): SourceFacts[] {
  const sources = bySource
    .map((products) => readSource(products, address, titles))
    .filter(({ products }) => products.length > 0);
  const isAnySure = sources.some(({ isSure }) => isSure);
  return sources.filter(({ isSure, isElsewhere }) => isSure || !isElsewhere || !isAnySure);
}
