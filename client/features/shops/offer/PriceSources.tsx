import { describePriceSource, type DatedPrice } from "../../../shared/format/priceSource";

interface SourcedOffer extends DatedPrice {
  id: string;
  title: string;
  /** Empty when unknown or withheld. */
  price: string;
  isPriceCurrent: boolean;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Prices: entered by our editors, Mar 5, 2024": once for several products. Those with another source are named. */
export function PriceSources({ offers }: { offers: readonly SourcedOffer[] }) {
  const priced = offers.filter(({ price, isPriceCurrent }) => isPriceCurrent && price !== "");
  const titles = new Map<string, string[]>();
  for (const offer of priced) {
    const source = lowerFirst(describePriceSource(offer));
    titles.set(source, [...(titles.get(source) ?? []), offer.title]);
  }
  // The most frequent one first; sorting keeps the order of equals.
  const [usual, ...others] = [...titles].sort((one, other) => other[1].length - one[1].length);
  if (!usual) return null;
  const exceptions = others.map(([source, named]) => `; ${named.join(", ")}: ${source}`);
  return (
    <span>
      {priced.length === 1 ? "Price" : "Prices"}: {usual[0]}
      {exceptions}
    </span>
  );
}
