import { productLd } from "./productLd";

const row = {
  title: "Coat",
  description: "",
  image: "",
  retailer: "",
  isAvailable: true,
  priceAmount: 20,
  priceCurrency: "GBP",
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
});
