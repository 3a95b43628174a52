import { setTimeout as sleep } from "node:timers/promises";
import {
  type PageResponse,
  type FetchFailure,
  FetchFailed,
  fetchPage,
  type FetchOptions,
} from "../../../core/network/fetchPage";
import { type PageFacts, refreshTarget } from "./pageFacts.types";
import { type PageReader, PageUnreadable } from "./pageReader.service";

/** Allows one request at a time per host, with a pause in milliseconds between two; `end` aborts the waiting. */
function createHostThrottle(pause: number, end?: AbortSignal): (host: string) => Promise<void> {
  const free = new Map<string, number>();
  return async (host) => {
    const now = Date.now();
    const turn = Math.max(now, free.get(host) ?? 0);
    free.set(host, turn + pause);
    if (turn > now) await sleep(turn - now, undefined, { signal: end }).catch(() => undefined);
  };
}

/** RFC 9309 requires at least 500 KiB. */
const maxRobotsBytes = 512 * 1024;

/**
 * Returns a function that checks robots.txt for the given robot, fetched once per host and run. A host without
 * robots.txt allows everything.
 */
function robotsRules(
  fetchText: (address: URL) => Promise<PageResponse>,
  robot: string,
  pages: PageReader,
): (address: URL) => Promise<boolean> {
  const texts = new Map<string, Promise<Buffer | null>>();
  const fetchRobots = async (origin: string) => {
    try {
      const { status, body } = await fetchText(new URL("/robots.txt", origin));
      return status === 200 ? body.subarray(0, maxRobotsBytes) : null;
    } catch (error) {
      // The request of the page itself reports an unreachable host.
      if (error instanceof FetchFailed) return null;
      throw error;
    }
  };
  return async ({ origin, href }) => {
    if (!texts.has(origin)) texts.set(origin, fetchRobots(origin));
    const robots = await texts.get(origin);
    return robots ? pages.read({ task: "isAllowed", robots, address: href, robot }) : true;
  };
}

/** Where an address led after all redirects. */
export type RedirectTrail =
  | {
      end: "response";
      response: PageResponse;
      facts: PageFacts;
      address: URL;
      /** All addresses, including the last one. */
      hops: URL[];
    }
  | { end: FetchFailure | "tooManyRedirects" | "forbidden" | "unreadable"; address: URL };

/** A trail that ended at a page. */
export type RespondedTrail = Extract<RedirectTrail, { end: "response" }>;

export interface LinkFollowerOptions extends FetchOptions {
  /** Name for rules in robots.txt; part of the user agent. */
  robot: string;
  /** Milliseconds between two requests to one host. */
  pause: number;
  /** Skips HEAD, for a person who waits and whose link is no redirect as a rule. */
  isGetOnly?: boolean;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

const isWeb = ({ protocol }: URL): boolean => /^https?:$/.test(protocol);
const withoutHash = ({ href }: URL): string => href.split("#", 1)[0];

/**
 * Returns the target of the page's own refresh; null when there is none. Browsers ignore a refresh to anything but a
 * web page.
 */
function findRefreshTarget({ status, headers }: PageResponse, facts: PageFacts, address: URL): URL | null {
  const header = headers.refresh;
  const target = refreshTarget(Array.isArray(header) ? header.join() : (header ?? "")) || facts.refresh;
  if (status >= 400 || !target || !URL.canParse(target, address.href)) return null;
  const next = new URL(target, address.href);
  // A page that refreshes itself is not a redirect.
  return isWeb(next) && withoutHash(next) !== withoutHash(address) ? next : null;
}

const toFailure = (error: unknown): FetchFailure | "unreadable" => {
  if (error instanceof FetchFailed) return error.failure;
  if (error instanceof PageUnreadable) return "unreadable";
  throw error;
};

/**
 * Creates a function that follows links politely: with a pause per host, within robots.txt, HEAD before GET, at most
 * five redirects including meta refreshes.
 */
export function createLinkFollower(
  options: LinkFollowerOptions,
  pages: PageReader,
): (start: URL) => Promise<RedirectTrail> {
  const turn = createHostThrottle(options.pause, options.end);
  const request = async (method: "HEAD" | "GET", address: URL): Promise<PageResponse> => {
    await turn(address.host);
    return fetchPage(method, address, options);
  };
  const isAllowed = robotsRules((address) => request("GET", address), options.robot, pages);

  /** HEAD finds redirects cheaply, but only GET shows stock. Some shops do not support HEAD. */
  const ask = async (address: URL): Promise<PageResponse> => {
    if (options.isGetOnly) return request("GET", address);
    const head = await request("HEAD", address).catch((error: unknown) => {
      if (error instanceof FetchFailed && error.failure === "noResponse") return null;
      throw error;
    });
    return head && redirects.has(head.status) ? head : request("GET", address);
  };

  /** Requests one address; returns the final result or follows the next address. */
  const step = async (address: URL, hops: URL[]): Promise<RedirectTrail | URL> => {
    if (!(await isAllowed(address))) return { end: "forbidden", address };
    const response = await ask(address);
    const { location } = response.headers;
    if (redirects.has(response.status) && location) {
      const next = URL.canParse(location, address.href) ? new URL(location, address.href) : null;
      return next && isWeb(next) ? next : { end: "badAddress", address: next ?? address };
    }
    const facts = await pages.read({
      task: "facts",
      body: response.body,
      contentType: response.headers["content-type"],
    });
    return findRefreshTarget(response, facts, address) ?? { end: "response", response, facts, address, hops };
  };

  return async (start) => {
    const hops = [start];
    let address = start;
    try {
      while (hops.length <= mostRedirects + 1) {
        const next = await step(address, hops);
        if (!(next instanceof URL)) return next;
        hops.push((address = next));
      }
      return { end: "tooManyRedirects", address };
    } catch (error) {
      return { end: toFailure(error), address };
    }
  };
}
