import { isIPv4, isIPv6 } from "node:net";
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { tooManyRequests } from "../errors/appErrors";

/** The first groups of an IPv6 address; any other address, an IPv4 one in IPv6 notation too, is given to `otherwise`. */
function firstGroups(address: string, count: number, otherwise: (plain: string) => string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (!isIPv6(plain)) return otherwise(plain);
  const [head, tail] = plain.split("%")[0].split("::");
  const groups = head ? head.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(":").length : 0);
  return [...groups, ...Array<string>(missing).fill("0"), ...(tail ? tail.split(":") : [])].slice(0, count).join(":");
}

/**
 * The part of an address that belongs to one subscriber: all of an IPv4 address, the first 64 bits of an IPv6 one, whose
 * holder can choose the rest freely.
 */
export const addressRange = (address: string): string => firstGroups(address, 4, (plain) => plain);

/** The part of an address that belongs to one network: 24 bits of an IPv4 address, 48 bits of an IPv6 one. */
export const networkRange = (address: string): string =>
  firstGroups(address, 3, (plain) => (isIPv4(plain) ? plain.slice(0, plain.lastIndexOf(".")) : plain));

/** Counts attempts in this process. */
export const rateLimiter = (options: Pick<IRateLimiterOptions, "points" | "duration">): RateLimiterMemory =>
  new RateLimiterMemory(options);

/** @throws TOO_MANY_REQUESTS with the given sentence when the key has used up its attempts. */
export async function countAttempt(limiter: RateLimiterAbstract, key: string, sentence: string): Promise<void> {
  await limiter.consume(key).catch((refusal: RateLimiterRes | Error) => {
    throw refusal instanceof Error ? refusal : tooManyRequests(sentence);
  });
}
