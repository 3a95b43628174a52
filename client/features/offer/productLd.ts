import type { OfferListJsonLd_OfferFragment } from "../../graphql/generated/operations";

type Row = Pick<
  OfferListJsonLd_OfferFragment,
  "title" | "description" | "image" | "retailer" | "priceAmount" | "priceCurrency" | "isAvailable" | "isPriceCurrent"
>;

/**
 * Builds schema.org's Product with data that the page shows: an offer only with a current price and a known currency. Never a
 * rating: those that the page shows were given in other shops, and Google takes only a site's own.
 */
export function productLd(row: Row, absolute: (path: string) => string) {
  return {
    "@type": "Product",
    name: row.title,
    ...(row.description ? { description: row.description } : {}),
    ...(row.image ? { image: absolute(row.image) } : {}),
    ...(row.priceAmount === null || row.priceCurrency === null || !row.isPriceCurrent
      ? {}
      : {
          offers: {
            "@type": "Offer",
            price: row.priceAmount,
            priceCurrency: row.priceCurrency,
            ...(row.isAvailable ? {} : { availability: "https://schema.org/OutOfStock" }),
            ...(row.retailer ? { seller: { "@type": "Organization", name: row.retailer } } : {}),
          },
        }),
  };
}
