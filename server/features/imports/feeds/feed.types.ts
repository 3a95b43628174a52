import { createEnum } from "../../../core/graphql/createEnum";

/** The formats that a feed can have. DETECT finds out by the file's beginning. */
export const FeedFormatChoice = createEnum("FeedFormat", "Format of a feed.", {
  DETECT: "Found out by the beginning of the file.",
  SHOPIFY: "Product export of Shopify, CSV.",
  GOOGLE: "Google Merchant Center: tab-separated text, CSV, RSS or Atom; Meta's template.",
  AWIN: "Awin product feed, CSV.",
  CJ: "CJ product feed, CSV or tab-separated.",
  RAKUTEN: "Rakuten Advertising product catalog, separated by |.",
  WOOCOMMERCE: "Product export of WooCommerce, CSV.",
  WIX: "Product export of Wix, CSV.",
  MAPPED: "Any CSV, whose columns an administrator named.",
});
export type FeedFormatChoice = keyof typeof FeedFormatChoice;

export const FeedRunStatus = createEnum("FeedRunStatus", "Outcome of a run.", {
  QUEUED: "It waits for a server.",
  RUNNING: "It reads or writes now.",
  DONE: "It was imported.",
  UNCHANGED: "The feed has not changed since the last import.",
  WAITING: "Something looks wrong, so nothing was written: a person decides.",
  FAILED: "Nothing was written.",
});
export type FeedRunStatus = keyof typeof FeedRunStatus;
