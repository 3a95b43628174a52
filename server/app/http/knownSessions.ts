import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { anySessionCookie } from "../../web/sessionCookie";

/** A session that is not used for so long is over. */
const halfAnHour = 30 * 60_000;

/** Cookies whose sessions this process has found open. Only says who is likely to be an editor: nobody gets in by it. */
const known = new LRUCache<string, true>({ max: 1_000, ttl: halfAnHour });

export const rememberSession = (cookie: string): void => void known.set(cookie, true);

export function hasKnownSession(request: FastifyRequest): boolean {
  const cookie = anySessionCookie(request);
  return cookie !== undefined && known.has(cookie);
}
