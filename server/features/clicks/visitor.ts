import { createHash } from "node:crypto";
import { isbot } from "isbot";
import { networkRange } from "../../shared/access/rateLimit";
import type { DiscountReason } from "./linkClick.entity";
import { WindowCounter } from "./windowCounter";

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
  /** Asked by Do Not Track or Global Privacy Control not to be tracked: nothing that tells who it is may be stored. */
  optedOut: boolean;
}

/** Why a click or view does not count, as far as the request itself shows it; null when it may count. */
function reasonInRequest({ userAgent, head, prefetch }: Visitor): DiscountReason | null {
  // Every browser names itself.
  if (userAgent === "" || isbot(userAgent)) return "bot";
  if (head) return "head";
  return prefetch ? "prefetch" : null;
}

const minute = 60_000;
/** As long as the database is searched for repeats. */
const repeatWindow = 30 * minute;

/** Judges clicks, or views, when they arrive: once each, however often the database refuses them. */
export class ArrivalFilter {
  private readonly networks = new WindowCounter(minute);
  private readonly optedOut = new WindowCounter(repeatWindow);

  /** @param mostPerMinute that count from one network. User agents and addresses inside it are free to choose. */
  constructor(private readonly mostPerMinute: number) {}

  /** Returns why a visitor's passage to a target does not count; null when it may count. */
  reasonOf(at: Date, visitor: Visitor, target: string): DiscountReason | null {
    const { address, userAgent, optedOut } = visitor;
    const reason = reasonInRequest(visitor);
    if (reason) return reason;
    if (this.networks.count(at, networkRange(address)) > this.mostPerMinute) return "limit";
    // Without a stored hash the database cannot find this visitor's repeats.
    if (optedOut && this.optedOut.count(at, address, userAgent, target) > 1) return "repeat";
    return null;
  }
}

/** Tells one visitor's clicks of a day from another's. It cannot be turned back, and with the salt gone not be made again. */
export const visitorHash = (salt: string, { address, userAgent }: Visitor): string =>
  createHash("sha256").update(`${salt}\n${address}\n${userAgent}`).digest("base64url").slice(0, 22);
