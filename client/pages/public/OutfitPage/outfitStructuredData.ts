import { paths } from "../../../../site/addresses";
import { productLd } from "../../../features/offer/productLd";
import { breadcrumbList } from "../../../shared/seo/breadcrumbList";
import { absoluteUrl } from "../../../shared/seo/head";
import type { OutfitOfPage } from "./OutfitPageView";

const context = "https://schema.org" as const;

/** Breadcrumbs: home, gallery, wearer, look. */
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

export function similarItems({ title, products }: OutfitOfPage, origin: string) {
  return {
    "@context": context,
    "@type": "ItemList",
    name: `Shop Similar Items: ${title}`,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: productLd(product, (path) => absoluteUrl(origin, path)),
    })),
  };
}
