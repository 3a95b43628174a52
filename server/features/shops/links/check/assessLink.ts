import { type AffiliateNetwork, affiliateNetworks, networkArrival } from "../../../../core/links/networks";
import type { RedirectTrail, RespondedTrail } from "../../shopPages/followLink.service";
import type { PageFacts } from "../../shopPages/pageFacts.types";
import type { ProductPage } from "../../shopPages/product/productPage.types";
import { isSoftNotFound } from "../../shopPages/softNotFound.service";
import { deadStates, LinkState } from "../linkCheck.entity";
import { noPrice, type PriceFacts, readPriceFacts } from "./priceFacts";

export interface LinkAssessment extends PriceFacts {
  state: LinkState;
  /** Explanation for editors. */
  detail: string;
  status: number | null;
  finalAddress: string;
}

/** What must arrive at the shop for a sale to be tracked. */
export interface TrackingRules {
  /** Names of the site's own parameters. They need not arrive where a network adds its own. */
  tracking: readonly string[];
  /** The link's program, if it names the parameters that its network adds: then one of these must arrive. */
  program: AffiliateNetwork | null;
}

const refusals = new Set([401, 403, 407, 429, 451, 503]);

const failureFindings: Record<Exclude<RedirectTrail["end"], "response">, [LinkState, string]> = {
  notFound: [LinkState.BROKEN, "The shop's domain no longer exists."],
  noResponse: [LinkState.BROKEN, "The shop does not respond."],
  private: [LinkState.BROKEN, "The address leads to a private network, so it is not followed."],
  badAddress: [LinkState.BROKEN, "The address leads to something that is not a web page."],
  tooManyRedirects: [LinkState.BROKEN, "The address redirects in a loop, or more than five times."],
  forbidden: [LinkState.UNKNOWN, "The shop's robots.txt does not allow checks of this page."],
  unreadable: [
    LinkState.UNKNOWN,
    "The shop's page cannot be read: it needs more time or memory than the link check allows.",
  ],
};

const homePath = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i;
const withoutSlashes = (path: string): string =>
  path.endsWith("/") ? path.split("/").filter(Boolean).join("/") : path.slice(1);
/** Returns host and path, ignoring the protocol, www and a trailing slash. */
const normalizePage = ({ hostname, pathname }: URL): string =>
  `${hostname.replace(/^www\./, "")}/${withoutSlashes(pathname)}`;

const droppedParameters = (sent: URL, arrived: URL, tracking: readonly string[]): string[] =>
  tracking.filter((name) => sent.searchParams.get(name) && !arrived.searchParams.get(name));

/** Every network that a link with these rules can go through. */
const allNetworks = ({ program }: TrackingRules): readonly AffiliateNetwork[] =>
  program ? [program, ...affiliateNetworks] : affiliateNetworks;

/** Returns the first address of the shop itself: after the affiliate network's redirect, or the requested address. */
const shopEntry = (sent: URL, hops: readonly URL[], rules: TrackingRules): URL =>
  hops.find((hop) => networkArrival(sent, hop, allNetworks(rules))) ?? sent;

type Finding = [LinkState, string];

/** Returns why the sale is not tracked, or the network that tracks it, if any. */
function assessTracking(sent: URL, arrived: URL, { tracking, program }: TrackingRules): Finding | string | null {
  const arrival = networkArrival(sent, arrived, program ? [program] : affiliateNetworks);
  if (arrival) return `${arrival.network} tracks its sales (${arrival.parameter})`;
  if (program)
    return [
      LinkState.TRACKING_DROPPED,
      `${program.name} needs ${program.parameters.join(" or ")} in the shop's address. It does not arrive, so sales are not tracked.`,
    ];
  const dropped = droppedParameters(sent, arrived, tracking);
  return dropped.length
    ? [LinkState.TRACKING_DROPPED, `The redirects drop ${dropped.join(", ")}, so sales are not tracked.`]
    : null;
}

/**
 * Returns why visitors cannot buy the product, or null. What the page says about the variant that the address names wins over
 * the other variants.
 */
function findSoldOut({ soldOut }: PageFacts, product: ProductPage | null): string | null {
  const availability = product?.availability.value;
  if (availability === "OUT_OF_STOCK" && product?.offers.some(({ isNamed }) => !isNamed))
    return "The variant that the link names is sold out.";
  const isForSale = availability === "IN_STOCK" || availability === "PREORDER";
  return availability === "OUT_OF_STOCK" || (soldOut && !isForSale) ? "The piece is sold out." : null;
}

/** Path segments before the last one that indicate a list: /collections/coats. */
const listParents = new Set(
  "c cat category categories collection collections department departments brand brands designer designers".split(" "),
);
/** Last path segments that indicate a list. */
const lists = new Set([
  ...listParents,
  ..."search s shop sale catalog catalogue products product items new-arrivals whats-new all".split(" "),
]);

const splitPath = ({ pathname }: URL): string[] => pathname.toLowerCase().split("/").filter(Boolean);

const isListPath = (segments: readonly string[]): boolean =>
  lists.has(segments.at(-1) ?? "") || listParents.has(segments.at(-2) ?? "");

const isAbove = (upper: readonly string[], lower: readonly string[]): boolean =>
  upper.length > 0 && upper.length < lower.length && upper.every((segment, place) => segment === lower[place]);

/**
 * Returns whether a link to one piece leads to a list: by the page's own metadata, or because its path is a list's or
 * the parent of the piece's path. A page that describes one product is not a list.
 */
function isListingPage(asked: URL, arrived: URL, { isProduct, isList, hasPrice }: PageFacts): boolean {
  if (isProduct || hasPrice) return false;
  const [from, to] = [splitPath(asked), splitPath(arrived)];
  if (isListPath(from)) return false;
  return isList || isListPath(to) || isAbove(to, from);
}

/** Assesses the redirects: where they lead, and whether the sale is tracked there. */
function assessRedirects(
  sent: URL,
  { hops, address, facts }: RespondedTrail,
  product: ProductPage | null,
  rules: TrackingRules,
): Finding {
  const asked = shopEntry(sent, hops, rules);
  const moved = normalizePage(asked) !== normalizePage(address);
  if (moved && homePath.test(address.pathname) && !homePath.test(asked.pathname)) {
    return [LinkState.REDIRECTED_HOME, "The shop redirects to its home page: the piece is gone."];
  }
  if (moved && isListingPage(asked, address, facts)) {
    return [LinkState.REDIRECTED_HOME, "The shop redirects to a list of other pieces: the piece is gone."];
  }
  const soldOut = findSoldOut(facts, product);
  if (soldOut) return [LinkState.OUT_OF_STOCK, soldOut];
  const tracked = assessTracking(sent, address, rules);
  if (Array.isArray(tracked)) return tracked;
  if (moved) return [LinkState.REDIRECTED, "The shop redirects to another page."];
  return [LinkState.OK, tracked ? `The page exists, and ${tracked}.` : "The page exists."];
}

function assessResponse(sent: URL, trail: RespondedTrail, product: ProductPage | null, rules: TrackingRules): Finding {
  const { facts, response } = trail;
  const { status } = response;
  if (refusals.has(status) || facts.isCaptcha) {
    return [LinkState.UNKNOWN, "The shop does not allow automated checks of this page."];
  }
  if (status >= 400) return [LinkState.BROKEN, `The shop returns an error (${status}).`];
  if (isSoftNotFound(facts)) {
    return [
      LinkState.BROKEN,
      `The page says that the piece does not exist, although the shop returns status ${status}.`,
    ];
  }
  return assessRedirects(sent, trail, product, rules);
}

/** A page that is not the product's has no price of it; that of a sold-out one counts. */
const hasProduct = (state: LinkState): boolean =>
  state === LinkState.OUT_OF_STOCK || (state !== LinkState.UNKNOWN && !deadStates.has(state));

/** @param product what the page says about its product; null when that was not read. */
export function assessLink(
  sent: URL,
  trail: RedirectTrail,
  product: ProductPage | null,
  rules: TrackingRules,
): LinkAssessment {
  const hasResponse = trail.end === "response";
  const [state, detail] = hasResponse ? assessResponse(sent, trail, product, rules) : failureFindings[trail.end];
  return {
    state,
    detail,
    status: hasResponse ? trail.response.status : null,
    // After an affiliate network the address belongs to one click, so it cannot replace the link.
    finalAddress: networkArrival(sent, trail.address, allNetworks(rules)) ? "" : trail.address.href,
    ...(product && hasProduct(state) ? readPriceFacts(product) : noPrice),
  };
}
