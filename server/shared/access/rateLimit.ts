import { type IRateLimiterOptions, RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { tooManyRequests } from "../errors/appErrors";

/** Counts attempts in this process. */
export const rateLimiter = (options: Pick<IRateLimiterOptions, "points" | "duration">): RateLimiterMemory =>
  new RateLimiterMemory(options);

/** @throws TOO_MANY_REQUESTS with the given sentence when the key has used up its attempts. */
export async function countAttempt(limiter: RateLimiterMemory, key: string, sentence: string): Promise<void> {
  await limiter.consume(key).catch((refusal: RateLimiterRes | Error) => {
    throw refusal instanceof Error ? refusal : tooManyRequests(sentence);
  });
}
