import type { FragmentType } from "@apollo/client";
import type { OfferListJsonLd_OfferFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { useSite } from "../../../shared/site/SiteContext";
import { productLd } from "./productLd";

export interface OfferListJsonLdProps {
  name: string;
  offers: readonly FragmentType<OfferListJsonLd_OfferFragment>[];
  /** Paths of the pages that show them. */
  paths: readonly string[];
}

/** The displayed list as JSON-LD for search engines. */
export function OfferListJsonLd({ name, offers, paths }: OfferListJsonLdProps) {
  const { origin } = useSite();
  const data = offers.map((offer) => getFragmentData<OfferListJsonLd_OfferFragment>(offer));
  if (data.length === 0) return null;
  const list = {
    "@context": "https://schema.org" as const,
    "@type": "ItemList",
    name,
    numberOfItems: data.length,
    itemListElement: data.map((offer, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: productLd(offer, paths[index] ?? "", origin),
    })),
  };
  return <JsonLd data={list} />;
}
