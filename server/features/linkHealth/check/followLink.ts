import { type Answer, type Failure, FetchFailed, fetchPage, type FetchOptions } from "./fetchPage";
import { hostPace, robotsRules } from "./politeness";

/** Where an address led in the end. */
export type Journey =
  { end: "answer"; answer: Answer; address: URL } | { end: Failure | "tooManyRedirects" | "forbidden"; address: URL };

export interface WalkerOptions extends FetchOptions {
  /** Name under which robots.txt may speak to us; part of the user agent. */
  robot: string;
  /** Milliseconds between two requests to one host. */
  pause: number;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Follows addresses politely: at each host's pace, as robots.txt allows, HEAD before GET, five redirects at most. */
export function linkWalker(options: WalkerOptions): (start: URL) => Promise<Journey> {
  const turn = hostPace(options.pause, options.end);
  const request = async (method: "HEAD" | "GET", address: URL): Promise<Answer> => {
    await turn(address.host);
    return fetchPage(method, address, options);
  };
  const isAllowed = robotsRules((address) => request("GET", address), options.robot);

  /** HEAD finds redirects cheaply; what the page says about stock only GET can tell. Some shops answer no HEAD at all. */
  const ask = async (address: URL): Promise<Answer> => {
    const head = await request("HEAD", address).catch((error: unknown) => {
      if (error instanceof FetchFailed && error.failure === "noAnswer") return null;
      throw error;
    });
    return head && redirects.has(head.status) ? head : request("GET", address);
  };

  return async (start) => {
    let address = start;
    try {
      for (let hops = 0; hops <= mostRedirects; hops += 1) {
        if (!(await isAllowed(address))) return { end: "forbidden", address };
        const answer = await ask(address);
        const { location } = answer.headers;
        if (!redirects.has(answer.status) || !location) return { end: "answer", answer, address };
        if (!URL.canParse(location, address.href)) return { end: "badAddress", address };
        address = new URL(location, address.href);
        if (!/^https?:$/.test(address.protocol)) return { end: "badAddress", address };
      }
      return { end: "tooManyRedirects", address };
    } catch (error) {
      if (error instanceof FetchFailed) return { end: error.failure, address };
      throw error;
    }
  };
}
