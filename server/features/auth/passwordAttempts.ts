import type { EntityManager } from "typeorm";
import { addressRange, countAttempt } from "../../shared/access/rateLimit";
import { hashedKey, sharedLimit } from "../rateLimit/sharedLimit.service";
import { authMessages } from "./auth.messages";

const attempts = { points: 5, duration: 15 * 60 };
const byAccount = sharedLimit("password of an account", attempts);
const byAddress = sharedLimit("password from an address", attempts);

/**
 * Counts an attempt before the password is verified, so that parallel requests cannot exceed the limit.
 * @returns a function that removes the attempt after a success.
 * @throws TOO_MANY_REQUESTS after five failures for the account or from the address within 15 minutes.
 */
export async function countPasswordAttempt(
  db: EntityManager,
  email: string,
  clientAddress: string,
): Promise<() => Promise<void>> {
  const account = hashedKey(email);
  const place = hashedKey(addressRange(clientAddress));
  // The address is checked first, so that a blocked address cannot fill the table with invented accounts.
  await countAttempt(byAddress(db), place, authMessages.tooMany);
  await countAttempt(byAccount(db), account, authMessages.tooMany);
  return async () => {
    await byAccount(db).delete(account);
    await byAddress(db).reward(place);
  };
}
