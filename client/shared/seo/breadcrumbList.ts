import type { BreadcrumbList, WithContext } from "schema-dts";
import { absoluteUrl } from "./head";

export interface Crumb {
  label: string;
  /** Without an address it is the page itself; the last one. */
  to?: string;
}

/** The way to a page, for search engines. */
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
