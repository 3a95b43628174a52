import { createHash, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { networkRange } from "../../../core/access/rateLimit";
import type { DiscountReason } from "./linkClick.entity";

/** What a request reveals about its sender. Held in memory until the next write, and never stored. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** True for a HEAD request. */
  head: boolean;
  /** True when the browser prefetched the link. */
  prefetch: boolean;
  /** A session cookie, possibly of an administrator. */
  cookie: string | undefined;
  /** True with Do Not Track or Global Privacy Control: nothing that identifies the visitor may be stored. */
  optedOut: boolean;
}

/** Returns the reason not to count a click or view that the request itself shows; null when it may count. */
function reasonInRequest({ userAgent, head, prefetch }: Visitor): DiscountReason | null {
  // Every browser sends a user agent.
  if (userAgent === "" || isbot(userAgent)) return "bot";
  if (head) return "head";
  return prefetch ? "prefetch" : null;
}

const minute = 60_000;
/** The same period as the repeat check in the database. */
const repeatWindow = 30 * minute;

/** Maximum number of keys per counter; it evicts the least recently used. */
const maxKeys = 50_000;

/**
 * Counts occurrences in a fixed window of time. Stores salted hashes in memory only; each window starts with another
 * salt.
 */
class WindowCounter {
  private readonly counts = new LRUCache<string, number>({ max: maxKeys });
  private window = NaN;
  private salt = "";

  /** @param length of a window, in milliseconds. */
  constructor(private readonly length: number) {}

  /** Counts one occurrence. @returns the number of occurrences in the current window. */
  count(at: Date, ...key: readonly string[]): number {
    const window = Math.floor(at.getTime() / this.length);
    if (window !== this.window) {
      this.window = window;
      this.salt = randomBytes(16).toString("base64url");
      this.counts.clear();
    }
    const hash = createHash("sha256")
      .update(JSON.stringify([this.salt, ...key]))
      .digest("base64url");
    const count = (this.counts.get(hash) ?? 0) + 1;
    this.counts.set(hash, count);
    return count;
  }
}

/** Checks each click or view once on arrival, independent of later write attempts. */
export class ArrivalFilter {
  private readonly networks = new WindowCounter(minute);
  private readonly optedOut = new WindowCounter(repeatWindow);

  /**
   * @param mostPerMinute counted clicks or views per network. The limit is per network because a sender can vary user
   * agents and addresses within it.
   */
  constructor(private readonly mostPerMinute: number) {}

  /** Returns the reason why a visitor's click or view of a target is not counted; null when it may count. */
  discountReason(at: Date, visitor: Visitor, target: string): DiscountReason | null {
    const { address, userAgent, optedOut } = visitor;
    const reason = reasonInRequest(visitor);
    if (reason) return reason;
    if (this.networks.count(at, networkRange(address)) > this.mostPerMinute) return "limit";
    // Without a stored hash the database cannot find this visitor's repeats.
    if (optedOut && this.optedOut.count(at, address, userAgent, target) > 1) return "repeat";
    return null;
  }
}

/**
 * Returns a hash that identifies a visitor for one day. It cannot be reversed, nor computed again after the salt is
 * deleted.
 */
export const visitorHash = (salt: string, { address, userAgent }: Visitor): string =>
  createHash("sha256").update(`${salt}\n${address}\n${userAgent}`).digest("base64url").slice(0, 22);
