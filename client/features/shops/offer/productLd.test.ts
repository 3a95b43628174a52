import { productLd } from "./productLd";

const row = {
  title: "Coat",
  description: "",
  image: "",
  retailer: "",
  isAvailable: true,
  priceAmount: 20,
  priceCurrency: "GBP",
  condition: "NEW" as const,
  isPriceCurrent: true,
  isPriceFrom: false,
  highestPriceAmount: null,
};
const offers = (change: object) => productLd({ ...row, ...change }, "/shop", "https://wornby.example").offers;

describe("the offer of a product for search engines", () => {
  const shared = { priceCurrency: "GBP", availability: "https://schema.org/InStock" };

  it("has an exact price of one piece only", () => {
    expect(offers({})).toEqual({ "@type": "Offer", price: 20, ...shared });
    expect(offers({ isPriceFrom: true })).toEqual({ "@type": "AggregateOffer", lowPrice: 20, ...shared });
    expect(offers({ isPriceFrom: true, highestPriceAmount: 40 })).toEqual({
      "@type": "AggregateOffer",
      lowPrice: 20,
      highPrice: 40,
      ...shared,
    });
  });

  it("says what is not new", () => {
    const itemCondition = "https://schema.org/UsedCondition";
    expect(offers({ condition: "USED" })).toEqual({ "@type": "Offer", price: 20, itemCondition, ...shared });
  });
});
