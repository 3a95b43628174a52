import { LinkState } from "../linkState";
import type { Journey } from "./followLink";
import { pageFacts } from "./pageFacts";

export interface Verdict {
  state: LinkState;
  /** For the editor who reads it. */
  detail: string;
  status: number | null;
  finalAddress: string;
  foundPrice: string;
}

const refusals = new Set([401, 403, 407, 429, 451, 503]);
/** Pages that ask for a proof of being human; a shop's own page may well mention captchas in its scripts. */
const captcha = /validateCaptcha|<title>[^<]*(captcha|robot check|are you (a )?human|just a moment)/i;

const failed: Record<Exclude<Journey["end"], "answer">, [LinkState, string]> = {
  notFound: [LinkState.BROKEN, "There is no such shop: its name is not known any more."],
  noAnswer: [LinkState.BROKEN, "The shop does not answer."],
  private: [LinkState.BROKEN, "The address leads into a private network, so it is not followed."],
  badAddress: [LinkState.BROKEN, "The address leads to something that is no web page."],
  tooManyRedirects: [LinkState.BROKEN, "The address leads in circles, or through more than five others."],
  forbidden: [LinkState.UNKNOWN, "The shop asks machines not to look at this page."],
};

const homePath = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i;
/** The same page, whatever the protocol, the www and a trailing slash. */
const pageOf = ({ hostname, pathname }: URL): string => hostname.replace(/^www\./, "") + pathname.replace(/\/+$/, "");

const lost = (sent: URL, arrived: URL, tracking: readonly string[]): string[] =>
  tracking.filter((name) => sent.searchParams.has(name) && !arrived.searchParams.has(name));

/** @param tracking names of the parameters that have to arrive for a sale to be counted. */
export function judge(sent: URL, journey: Journey, tracking: readonly string[]): Verdict {
  const facts = { status: null, finalAddress: journey.address.href, foundPrice: "" };
  if (journey.end !== "answer") {
    const [state, detail] = failed[journey.end];
    return { ...facts, state, detail };
  }
  const { answer, address } = journey;
  const { soldOut, price } = pageFacts(answer.body);
  const told = (state: LinkState, detail: string): Verdict => ({
    ...facts,
    state,
    detail,
    status: answer.status,
    foundPrice: price,
  });
  if (refusals.has(answer.status) || captcha.test(answer.body.slice(0, 20_000))) {
    return told(LinkState.UNKNOWN, "The shop does not let machines look at this page.");
  }
  if (answer.status >= 400) return told(LinkState.BROKEN, `The shop answers with an error (${answer.status}).`);
  const moved = pageOf(sent) !== pageOf(address);
  if (moved && homePath.test(address.pathname) && !homePath.test(sent.pathname)) {
    return told(LinkState.REDIRECTED_HOME, "The shop sends visitors to its home page: the piece is gone.");
  }
  if (soldOut) return told(LinkState.OUT_OF_STOCK, "The shop says that the piece is sold out.");
  const dropped = lost(sent, address, tracking);
  if (dropped.length) {
    return told(
      LinkState.TRACKING_DROPPED,
      `On its way the address loses ${dropped.join(", ")}, so sales are not counted.`,
    );
  }
  if (moved) return told(LinkState.REDIRECTED, "The shop sends visitors on to another page.");
  return told(LinkState.OK, "The page is there.");
}
