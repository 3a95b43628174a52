import { setTimeout as sleep } from "node:timers/promises";
import { type PageResponse, FetchFailed } from "../../core/network/fetchPage";
import type { PageReader } from "./pageReader.service";

/** Allows one request at a time per host, with a pause in milliseconds between two; `end` aborts the waiting. */
export function createHostThrottle(pause: number, end?: AbortSignal): (host: string) => Promise<void> {
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
export function robotsRules(
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
