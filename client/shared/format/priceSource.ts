import { shortDate } from "./date";

const words = {
  FEED: "From the shop's feed",
  PAGE: "From the shop's page",
  EDITOR: "Entered by our editors",
};

export interface DatedPrice {
  priceAsOf: string;
  /** Null when it is unknown. */
  priceSource: { kind: keyof typeof words; at: string } | null;
}

/**
 * "From the shop's feed, Mar 5, 2024"; "as of" the day alone when nobody knows the source. A day stays true in a cached page,
 * and is the same on the server and in the browser, which "2 hours ago" is not.
 */
export const describePriceSource = ({ priceSource, priceAsOf }: DatedPrice): string =>
  priceSource ? `${words[priceSource.kind]}, ${shortDate(priceSource.at)}` : `as of ${shortDate(priceAsOf)}`;
