import { networkArrival } from "../../../content/links/networks";
import { LinkState } from "../linkState";
import type { RedirectTrail } from "../../../shared/page/followLink";
import { isListingPage } from "./listPage";
import { isSoftNotFound } from "../../../shared/page/softNotFound";

export interface LinkAssessment {
  state: LinkState;
  /** Explanation for editors. */
  detail: string;
  status: number | null;
  finalAddress: string;
  foundPrice: string;
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

/** Returns the first address of the shop itself: after the affiliate network's redirect, or the requested address. */
const shopEntry = (sent: URL, hops: readonly URL[]): URL => hops.find((hop) => networkArrival(sent, hop)) ?? sent;

type Finding = [LinkState, string];

/** Assesses the redirects: where they lead, and whether the sale is tracked there. */
function assessRedirects(sent: URL, { hops, address, facts }: RespondedTrail, tracking: readonly string[]): Finding {
  const asked = shopEntry(sent, hops);
  const moved = normalizePage(asked) !== normalizePage(address);
  if (moved && homePath.test(address.pathname) && !homePath.test(asked.pathname)) {
    return [LinkState.REDIRECTED_HOME, "The shop redirects to its home page: the piece is gone."];
  }
  if (moved && isListingPage(asked, address, facts)) {
    return [LinkState.REDIRECTED_HOME, "The shop redirects to a list of other pieces: the piece is gone."];
  }
  if (facts.soldOut) return [LinkState.OUT_OF_STOCK, "The piece is sold out."];
  const arrival = networkArrival(sent, address);
  const dropped = arrival ? [] : droppedParameters(sent, address, tracking);
  if (dropped.length) {
    return [LinkState.TRACKING_DROPPED, `The redirects drop ${dropped.join(", ")}, so sales are not tracked.`];
  }
  if (moved) return [LinkState.REDIRECTED, "The shop redirects to another page."];
  return [
    LinkState.OK,
    arrival ? `The page exists, and ${arrival.network} tracks its sales (${arrival.parameter}).` : "The page exists.",
  ];
}

type RespondedTrail = Extract<RedirectTrail, { end: "response" }>;

function assessResponse(sent: URL, trail: RespondedTrail, tracking: readonly string[]): Finding {
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
  return assessRedirects(sent, trail, tracking);
}

/**
 * @param tracking names of the parameters that must arrive for a sale to be tracked, unless an affiliate network adds
 * its own.
 */
export function assessLink(sent: URL, journey: RedirectTrail, tracking: readonly string[]): LinkAssessment {
  const hasResponse = journey.end === "response";
  const [state, detail] = hasResponse ? assessResponse(sent, journey, tracking) : failureFindings[journey.end];
  return {
    state,
    detail,
    status: hasResponse ? journey.response.status : null,
    // After an affiliate network the address belongs to one click, so it cannot replace the link.
    finalAddress: networkArrival(sent, journey.address) ? "" : journey.address.href,
    foundPrice: hasResponse ? journey.facts.price : "",
  };
}
