import { setTimeout as sleep } from "node:timers/promises";
import robotsParser from "robots-parser";
import { type Answer, FetchFailed } from "./fetchPage";

/** Lets one request at a time go to a host, with a pause between two, in milliseconds; `end` ends the waiting. */
export function hostPace(pause: number, end?: AbortSignal): (host: string) => Promise<void> {
  const free = new Map<string, number>();
  return async (host) => {
    const now = Date.now();
    const turn = Math.max(now, free.get(host) ?? 0);
    free.set(host, turn + pause);
    if (turn > now) await sleep(turn - now, undefined, { signal: end }).catch(() => undefined);
  };
}

/** What robots.txt says to whoever has that name, asked once for each host of a run. A host without one allows everything. */
export function robotsRules(
  fetchText: (address: URL) => Promise<Answer>,
  name: string,
): (address: URL) => Promise<boolean> {
  const known = new Map<string, Promise<ReturnType<typeof robotsParser> | null>>();
  const read = async (origin: string) => {
    const address = new URL("/robots.txt", origin);
    try {
      const { status, body } = await fetchText(address);
      return status === 200 ? robotsParser(address.href, body) : null;
    } catch (error) {
      // Whether the page itself can be reached is for its own request to find out.
      if (error instanceof FetchFailed) return null;
      throw error;
    }
  };
  return async (address) => {
    if (!known.has(address.origin)) known.set(address.origin, read(address.origin));
    const rules = await known.get(address.origin);
    return rules?.isAllowed(address.href, name) ?? true;
  };
}
