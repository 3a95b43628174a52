import { findLowestPrice } from "./lowestPrice";

const offer = (priceAmount: number | null, more: object = {}) => ({
  hasAffiliateLink: true,
  isAvailable: true,
  isPriceCurrent: true,
  priceAmount,
  priceCurrency: "USD",
  condition: "NEW" as const,
  ...more,
});

describe("the lowest price of a look", () => {
  test("is that of the cheapest product that can be bought now", () => {
    const hidden = [{ hasAffiliateLink: false }, { isAvailable: false }, { isPriceCurrent: false }];
    const offers = [offer(240), offer(49.9), offer(null), ...hidden.map((more) => offer(10, more))];
    expect(findLowestPrice(offers)).toEqual({ amount: 49.9, currency: "USD" });
  });

  test("is in the currency of most products, because amounts of others do not compare", () => {
    const euros = { priceCurrency: "EUR" };
    expect(findLowestPrice([offer(20), offer(90, euros), offer(80, euros)])).toEqual({ amount: 80, currency: "EUR" });
    expect(findLowestPrice([offer(90, euros), offer(20)])).toEqual({ amount: 90, currency: "EUR" });
  });

  test("is missing without a price", () => {
    expect(findLowestPrice([offer(null), offer(5, { priceCurrency: null })])).toBeNull();
    expect(findLowestPrice([])).toBeNull();
  });
});
