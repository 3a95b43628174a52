import { isIPv4, isIPv6 } from "node:net";
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { tooManyRequests } from "../errors/appErrors";

/**
 * Returns the first groups of an IPv6 address; passes any other address, including IPv4-mapped IPv6, to `otherwise`.
 */
function firstGroups(address: string, count: number, parseOther: (plain: string) => string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (!isIPv6(plain)) return parseOther(plain);
  const [head, tail] = plain.split("%")[0].split("::");
  const groups = head ? head.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(":").length : 0);
  return [...groups, ...Array<string>(missing).fill("0"), ...(tail ? tail.split(":") : [])].slice(0, count).join(":");
}

/**
 * Returns the part of an address that belongs to one subscriber: a whole IPv4 address, or the first 64 bits of an IPv6
 * address, because the subscriber chooses the rest.
 */
export const addressRange = (address: string): string => firstGroups(address, 4, (plain) => plain);

/** Returns the part of an address that belongs to one network: 24 bits of an IPv4 address, 48 bits of an IPv6 one. */
export const networkRange = (address: string): string =>
  firstGroups(address, 3, (plain) => (isIPv4(plain) ? plain.slice(0, plain.lastIndexOf(".")) : plain));

/** Creates a limiter that counts attempts in this process. */
export const rateLimiter = (options: Pick<IRateLimiterOptions, "points" | "duration">): RateLimiterMemory =>
  new RateLimiterMemory(options);

/** @throws TOO_MANY_REQUESTS with the given message when the key has used up its attempts. */
export async function countAttempt(limiter: RateLimiterAbstract, key: string, sentence: string): Promise<void> {
  await limiter.consume(key).catch((refusal: RateLimiterRes | Error) => {
    throw refusal instanceof Error ? refusal : tooManyRequests(sentence);
  });
}
