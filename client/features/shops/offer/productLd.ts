import type { OfferListJsonLd_OfferFragment } from "../../../graphql/generated/operations";
import { absoluteUrl } from "../../../shared/seo/head";

type Row = Pick<
  OfferListJsonLd_OfferFragment,
  | ("title" | "description" | "image" | "retailer" | "isAvailable")
  | ("priceAmount" | "priceCurrency" | "isPriceCurrent" | "isPriceFrom" | "highestPriceAmount" | "condition")
>;

const conditionsLd = {
  USED: "https://schema.org/UsedCondition",
  REFURBISHED: "https://schema.org/RefurbishedCondition",
};

/** An exact offer, or what is known of several: "From £20" and "£20 - £40" name no price of one. */
const priceLd = ({ priceAmount, isPriceFrom, highestPriceAmount }: Row) =>
  isPriceFrom
    ? {
        "@type": "AggregateOffer",
        lowPrice: priceAmount,
        ...(highestPriceAmount === null ? {} : { highPrice: highestPriceAmount }),
      }
    : { "@type": "Offer", price: priceAmount };

/**
 * Builds schema.org's Product with data that the page shows: an offer only with a current price and a known currency. Never a
 * rating: those that the page shows were given in other shops, and Google takes only a site's own.
 * @param path of the page that shows it
 * @param brand name of the brand, if the page shows it.
 */
export function productLd(row: Row, path: string, origin: string, brand?: string) {
  return {
    "@type": "Product",
    name: row.title,
    url: absoluteUrl(origin, path),
    ...(row.description ? { description: row.description } : {}),
    ...(brand ? { brand: { "@type": "Brand", name: brand } } : {}),
    ...(row.image ? { image: absoluteUrl(origin, row.image) } : {}),
    ...(row.priceAmount === null || row.priceCurrency === null || !row.isPriceCurrent
      ? {}
      : {
          offers: {
            ...priceLd(row),
            ...(row.condition === "NEW" ? {} : { itemCondition: conditionsLd[row.condition] }),
            priceCurrency: row.priceCurrency,
            availability: `https://schema.org/${row.isAvailable ? "InStock" : "OutOfStock"}`,
            ...(row.retailer ? { seller: { "@type": "Organization", name: row.retailer } } : {}),
          },
        }),
  };
}
