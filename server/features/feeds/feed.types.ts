import { registerEnumType } from "type-graphql";

/** The formats that a feed can have. DETECT finds out by the file's beginning. */
export enum FeedFormatChoice {
  DETECT = "DETECT",
  SHOPIFY = "SHOPIFY",
  GOOGLE = "GOOGLE",
  AWIN = "AWIN",
  CJ = "CJ",
  RAKUTEN = "RAKUTEN",
  WOOCOMMERCE = "WOOCOMMERCE",
  WIX = "WIX",
  MAPPED = "MAPPED",
}
registerEnumType(FeedFormatChoice, {
  name: "FeedFormat",
  description: "Format of a feed.",
  valuesConfig: {
    DETECT: { description: "Found out by the beginning of the file." },
    SHOPIFY: { description: "Product export of Shopify, CSV." },
    GOOGLE: { description: "Google Merchant Center: tab-separated text, CSV, RSS or Atom; Meta's template." },
    AWIN: { description: "Awin product feed, CSV." },
    CJ: { description: "CJ product feed, CSV or tab-separated." },
    RAKUTEN: { description: "Rakuten Advertising product catalog, separated by |." },
    WOOCOMMERCE: { description: "Product export of WooCommerce, CSV." },
    WIX: { description: "Product export of Wix, CSV." },
    MAPPED: { description: "Any CSV, whose columns an administrator named." },
  },
});

export enum FeedRunStatus {
  QUEUED = "QUEUED",
  RUNNING = "RUNNING",
  DONE = "DONE",
  UNCHANGED = "UNCHANGED",
  WAITING = "WAITING",
  FAILED = "FAILED",
}
registerEnumType(FeedRunStatus, {
  name: "FeedRunStatus",
  description: "Outcome of a run.",
  valuesConfig: {
    QUEUED: { description: "It waits for a server." },
    RUNNING: { description: "It reads or writes now." },
    DONE: { description: "It was imported." },
    UNCHANGED: { description: "The feed has not changed since the last import." },
    WAITING: { description: "Something looks wrong, so nothing was written: a person decides." },
    FAILED: { description: "Nothing was written." },
  },
});
