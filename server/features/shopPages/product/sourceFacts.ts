import { chooseProduct } from "./chooseProduct";
import { matchVariant, type NamedOffers } from "./matchVariant";
import type { PageAddress } from "./pageAddress";
import type { PageSource } from "./productPage.types";
import type { StatedOffer } from "./readOffers";
import type { StatedProduct } from "./readProduct";

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
