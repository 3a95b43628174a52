interface PricedOffer {
  hasAffiliateLink: boolean;
  isAvailable: boolean;
  isPriceCurrent: boolean;
  priceAmount: number | null;
  priceCurrency: string | null;
}

export interface LowestPrice {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

const isBuyable = <Row extends PricedOffer>(row: Row): row is Row & { priceAmount: number; priceCurrency: string } =>
  row.hasAffiliateLink &&
  row.isAvailable &&
  row.isPriceCurrent &&
  row.priceAmount !== null &&
  row.priceCurrency !== null;

/**
 * Returns the lowest current price at which one of the products can be bought; null for none. Amounts of several currencies
 * cannot be compared, so it is the lowest in the currency that most of them have, the first one among equals.
 */
export function findLowestPrice(products: readonly PricedOffer[]): LowestPrice | null {
  const amounts = new Map<string, number[]>();
  for (const { priceAmount, priceCurrency } of products.filter(isBuyable))
    amounts.set(priceCurrency, [...(amounts.get(priceCurrency) ?? []), priceAmount]);
  const [first, ...others] = amounts;
  if (!first) return null;
  const [currency, listed] = others.reduce((most, each) => (each[1].length > most[1].length ? each : most), first);
  return { amount: Math.min(...listed), currency };
}
