import type { FeedFormat } from "../../../graphql/generated/adminOperations";

/** Names of the formats, in the order of the select. */
export const formatLabels: Record<FeedFormat, string> = {
  DETECT: "Automatic",
  SHOPIFY: "Shopify CSV",
  GOOGLE: "Google Merchant Center",
  AWIN: "Awin",
  CJ: "CJ",
  RAKUTEN: "Rakuten Advertising",
  MAPPED: "CSV with your columns",
};

export const feedFormats = Object.keys(formatLabels) as FeedFormat[];
