import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { anySessionCookie } from "../../web/sessionCookie";

/** Idle timeout of a session. */
const halfAnHour = 30 * 60_000;

/** Cookies whose sessions this process has found open. Only a hint for load shedding: it grants no access. */
const knownCookies = new LRUCache<string, true>({ max: 1_000, ttl: halfAnHour });

export const rememberSession = (cookie: string): void => void knownCookies.set(cookie, true);

export function hasKnownSession(request: Pick<FastifyRequest, "cookies">): boolean {
  const cookie = anySessionCookie(request);
  return cookie !== undefined && knownCookies.has(cookie);
}
