import type { BreadcrumbList, WithContext } from "schema-dts";
import { absoluteUrl } from "./head";

export interface Crumb {
  label: string;
  /** Missing for the current page, which is the last one. */
  to?: string;
}

/** Builds the page's BreadcrumbList for search engines. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(to !== undefined && { item: absoluteUrl(origin, to) }),
  })),
});
