import { isNamedInAddress, namesVariant, type PageAddress, resolveAddress } from "./pageAddress";
import type { StatedOffer } from "./readOffers";

export interface NamedOffers {
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
export function matchVariant(offers: StatedOffer[], address: PageAddress): NamedOffers {
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
