import type { FeedFormat } from "../../../../graphql/generated/adminOperations";

/** Names of the formats, in the order of the select. */
export const formatLabels: Record<FeedFormat, string> = {
  DETECT: "Automatic",
  SHOPIFY: "Shopify CSV",
  GOOGLE: "Google Merchant Center or Meta",
  AWIN: "Awin",
  CJ: "CJ",
  RAKUTEN: "Rakuten Advertising",
  WOOCOMMERCE: "WooCommerce CSV",
  WIX: "Wix CSV",
  MAPPED: "CSV with your columns",
};

export const feedFormats = Object.keys(formatLabels) as FeedFormat[];
