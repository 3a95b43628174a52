import { addressRange, countAttempt, rateLimiter } from "../../shared/access/rateLimit";
import { authMessages } from "./auth.messages";

const attempts = { points: 5, duration: 15 * 60 };
const byAccount = rateLimiter(attempts);
const byAddress = rateLimiter(attempts);

/**
 * Counts an attempt to know an account's password, before it is looked at, so that many at once do not slip through.
 * @returns what takes the attempt back after a success.
 * @throws TOO_MANY_REQUESTS after five failures for the account or from the address within 15 minutes.
 */
export async function countPasswordAttempt(email: string, clientAddress: string): Promise<() => Promise<void>> {
  const place = addressRange(clientAddress);
  await countAttempt(byAccount, email, authMessages.tooMany);
  await countAttempt(byAddress, place, authMessages.tooMany);
  return async () => {
    await Promise.all([byAccount.delete(email), byAddress.reward(place)]);
  };
}
