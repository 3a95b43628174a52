import { networkArrival } from "../../../content/links/networks";
import { LinkState } from "../linkState";
import type { RedirectTrail } from "./followLink";
import { isListingPage } from "./listPage";
import { isSoftNotFound } from "./softNotFound";

export interface LinkAssessment {
  state: LinkState;
  /** For the editor who reads it. */
  detail: string;
  status: number | null;
  finalAddress: string;
  foundPrice: string;
}

const refusals = new Set([401, 403, 407, 429, 451, 503]);

const failed: Record<Exclude<RedirectTrail["end"], "answer">, [LinkState, string]> = {
  notFound: [LinkState.BROKEN, "There is no such shop: its name is not known any more."],
  noAnswer: [LinkState.BROKEN, "The shop does not answer."],
  private: [LinkState.BROKEN, "The address leads into a private network, so it is not followed."],
  badAddress: [LinkState.BROKEN, "The address leads to something that is no web page."],
  tooManyRedirects: [LinkState.BROKEN, "The address leads in circles, or through more than five others."],
  forbidden: [LinkState.UNKNOWN, "The shop asks machines not to look at this page."],
  unreadable: [
    LinkState.UNKNOWN,
    "The shop's page cannot be read: it costs more time or memory than the link check spends.",
  ],
};

const homePath = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i;
const withoutSlashes = (path: string): string =>
  path.endsWith("/") ? path.split("/").filter(Boolean).join("/") : path.slice(1);
/** The same page, whatever the protocol, the www and a trailing slash. */
const pageOf = ({ hostname, pathname }: URL): string => `${hostname.replace(/^www\./, "")}/${withoutSlashes(pathname)}`;

const lost = (sent: URL, arrived: URL, tracking: readonly string[]): string[] =>
  tracking.filter((name) => sent.searchParams.get(name) && !arrived.searchParams.get(name));

/** Where the shop begins: behind the network that brings the visitor, or at the address that was asked for. */
const shopEntry = (sent: URL, hops: readonly URL[]): URL => hops.find((hop) => networkArrival(sent, hop)) ?? sent;

type Finding = [LinkState, string];

/** What the way says: where it leads, and whether the sale is counted there. */
function judgeWay(sent: URL, { hops, address, facts }: Answered, tracking: readonly string[]): Finding {
  const asked = shopEntry(sent, hops);
  const moved = pageOf(asked) !== pageOf(address);
  if (moved && homePath.test(address.pathname) && !homePath.test(asked.pathname)) {
    return [LinkState.REDIRECTED_HOME, "The shop sends visitors to its home page: the piece is gone."];
  }
  if (moved && isListingPage(asked, address, facts)) {
    return [LinkState.REDIRECTED_HOME, "The shop sends visitors to a list of other pieces: the piece is gone."];
  }
  if (facts.soldOut) return [LinkState.OUT_OF_STOCK, "The shop says that the piece is sold out."];
  const arrival = networkArrival(sent, address);
  const dropped = arrival ? [] : lost(sent, address, tracking);
  if (dropped.length) {
    return [
      LinkState.TRACKING_DROPPED,
      `On its way the address loses ${dropped.join(", ")}, so sales are not counted.`,
    ];
  }
  if (moved) return [LinkState.REDIRECTED, "The shop sends visitors on to another page."];
  return [
    LinkState.OK,
    arrival
      ? `The page is there, and ${arrival.network} counts its sales (${arrival.parameter}).`
      : "The page is there.",
  ];
}

type Answered = Extract<RedirectTrail, { end: "answer" }>;

function judgeAnswer(sent: URL, answered: Answered, tracking: readonly string[]): Finding {
  const { status, facts } = answered;
  if (refusals.has(status) || facts.isCaptcha) {
    return [LinkState.UNKNOWN, "The shop does not let machines look at this page."];
  }
  if (status >= 400) return [LinkState.BROKEN, `The shop answers with an error (${status}).`];
  if (isSoftNotFound(facts)) {
    return [LinkState.BROKEN, `The page says that the piece is not there, although the shop answers ${status}.`];
  }
  return judgeWay(sent, answered, tracking);
}

/** @param tracking names of the parameters that have to arrive for a sale to be counted, unless a network's own does. */
export function assessLink(sent: URL, journey: RedirectTrail, tracking: readonly string[]): LinkAssessment {
  const hasAnswer = journey.end === "answer";
  const [state, detail] = hasAnswer ? judgeAnswer(sent, journey, tracking) : failed[journey.end];
  return {
    state,
    detail,
    status: hasAnswer ? journey.status : null,
    // Behind a network the address names one click; as the link itself nobody would count its sales.
    finalAddress: networkArrival(sent, journey.address) ? "" : journey.address.href,
    foundPrice: hasAnswer ? journey.facts.price : "",
  };
}
