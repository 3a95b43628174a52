import { createHash } from "node:crypto";
import { isbot } from "isbot";
import type { DiscountReason } from "./linkClick.entity";

/** What a request tells of who sent it. Kept in memory until the next writing, and stored nowhere. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** Asked for the head only. */
  head: boolean;
  /** The browser looked ahead; nobody has followed the link yet. */
  prefetch: boolean;
  /** The cookie of a session, perhaps an administrator's. */
  cookie: string | undefined;
}

/** Why a click or view does not count, as far as it shows by itself; null when it may count. */
export function reasonOf(
  { userAgent, head, prefetch, cookie }: Visitor,
  own: ReadonlySet<string>,
): DiscountReason | null {
  // Every browser names itself.
  if (userAgent === "" || isbot(userAgent)) return "bot";
  if (head) return "head";
  if (prefetch) return "prefetch";
  return cookie !== undefined && own.has(cookie) ? "own" : null;
}

/** Tells one visitor's clicks of a day from another's. It cannot be turned back, and with the salt gone not be made again. */
export const visitorHash = (salt: string, { address, userAgent }: Visitor): string =>
  createHash("sha256").update(`${salt}\n${address}\n${userAgent}`).digest("base64url").slice(0, 22);
