import { paths } from "../../shared/paths";
import { absoluteUrl } from "../../shared/seo/head";
import type { OutfitOfPage } from "./OutfitPageView";

const context = "https://schema.org" as const;

/** Home, the gallery, who wore it, the look. */
export function outfitTrail({ slug, title, celebrity }: OutfitOfPage, origin: string) {
  const steps = [
    { name: "Home", path: paths.home() },
    { name: "Outfits", path: paths.outfits() },
    ...(celebrity ? [{ name: celebrity.name, path: paths.celebrity(celebrity.slug) }] : []),
    { name: title, path: paths.outfit(slug) },
  ];
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(origin, path),
    })),
  };
}

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
