import type { PageModel, RenderedPage } from "../model";
import { bigCommerce, brokenJsonLd, nextApp, salesforce, wooCommerce } from "./jsonLdShops";
import { magento, microdataMeta, openGraphOnly, prestaShop } from "./microdataShops";
import { shopifyGroup, shopifyTheme, squarespace } from "./shopify";

/** How the software of shops marks up a page. */
export const styles: Readonly<Record<string, (model: PageModel) => RenderedPage>> = {
  "Shopify, offers of variants": shopifyTheme,
  "Shopify, product group": shopifyGroup,
  "WooCommerce, graph": wooCommerce,
  "Magento, microdata": magento,
  "Salesforce Commerce": salesforce,
  "Open Graph only": openGraphOnly,
  BigCommerce: bigCommerce,
  Squarespace: squarespace,
  "Microdata in metas": microdataMeta,
  "Next.js, aggregate offer": nextApp,
  "Broken JSON-LD": brokenJsonLd,
  PrestaShop: prestaShop,
};

/** Styles that list variants, and those that can state a range. */
export const withVariants = new Set([
  "Shopify, offers of variants",
  "Shopify, product group",
  "Next.js, aggregate offer",
]);
export const withRange = new Set([
  "WooCommerce, graph",
  "Magento, microdata",
  "Squarespace",
  "Microdata in metas",
  "Next.js, aggregate offer",
]);
export const withOriginal = new Set(["Shopify, offers of variants", "WooCommerce, graph", "Open Graph only"]);
