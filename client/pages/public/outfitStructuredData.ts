import { paths } from "../../shared/paths";
import { breadcrumbList } from "../../shared/seo/breadcrumbList";
import { absoluteUrl } from "../../shared/seo/head";
import type { OutfitOfPage } from "./OutfitPageView";

const context = "https://schema.org" as const;

/** Home, the gallery, who wore it, the look. */
export const outfitTrail = ({ slug, title, celebrity }: OutfitOfPage, origin: string) =>
  breadcrumbList(
    [
      { label: "Home", to: paths.home() },
      { label: "Outfits", to: paths.outfits() },
      ...(celebrity ? [{ label: celebrity.name, to: paths.celebrity(celebrity.slug) }] : []),
      { label: title, to: paths.outfit(slug) },
    ],
    origin,
  );

const currencies: readonly (readonly [sign: string, code: string])[] = [
  ["€", "EUR"],
  ["£", "GBP"],
  ["$", "USD"],
];

type Product = OutfitOfPage["products"][number];

/** An offer only where the price is a number and its currency is known. */
function offerOf({ price, priceAmount, retailer }: Product) {
  const priceCurrency = currencies.find(([sign]) => price.includes(sign))?.[1];
  if (priceAmount === null || !priceCurrency) return {};
  const seller = retailer ? { seller: { "@type": "Organization", name: retailer } } : {};
  return { offers: { "@type": "Offer", price: priceAmount, priceCurrency, ...seller } };
}

const ratingOf = ({ rating, reviewCount }: Product) =>
  rating !== null && reviewCount
    ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount } }
    : {};

export function similarItems({ title, products }: OutfitOfPage, origin: string) {
  return {
    "@context": context,
    "@type": "ItemList",
    name: `Shop Similar Items: ${title}`,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Product",
        name: product.title,
        ...(product.description ? { description: product.description } : {}),
        ...(product.image ? { image: absoluteUrl(origin, product.image) } : {}),
        ...offerOf(product),
        ...ratingOf(product),
      },
    })),
  };
}
