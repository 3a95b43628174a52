import { fillPattern, withQuery } from "./links";

/** Everything below it is an outbound redirect: the server records the click and redirects to the retailer. */
export const outboundFolder = "/go/";
export const outboundPatterns = ["/go/:id", "/go/:id/:key"] as const;

/** Where an outbound link can appear. */
export const linkPlacements = ["card", "buy", "search", "article", "feed", "catalog", "assistant"] as const;
/** The placement of links whose clicks are not counted, such as those of previews. */
export const uncountedPlacement = "uncounted";
export type LinkPlacement = (typeof linkPlacements)[number] | typeof uncountedPlacement;

interface OutboundOptions {
  key?: string;
  from?: LinkPlacement;
  /** "1" to go to the retailer although the piece is unavailable. */
  anyway?: "1";
}

/** The outbound redirect of an offer by its id, or of a link in an article by the article's id and the link's key. */
export const outboundPath = (id: string, { key, from, anyway }: OutboundOptions = {}): string =>
  withQuery(fillPattern(outboundPatterns[key === undefined ? 0 : 1], [id, key]), { from, anyway });
