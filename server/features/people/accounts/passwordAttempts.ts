import type { EntityManager } from "typeorm";
import { addressRange, countAttempt } from "../../../core/access/rateLimit";
import { hashedKey, sharedLimit } from "../../../core/access/sharedLimit.service";
import { authMessages } from "./auth.messages";

const limit = { points: 5, duration: 15 * 60 };

/** @param secret what is guessed: its attempts are counted apart from those of other secrets. */
function attemptCounter(secret: string) {
  const byAccount = sharedLimit(`${secret} of an account`, limit);
  const byAddress = sharedLimit(`${secret} from an address`, limit);
  return async (db: EntityManager, accountKey: string, clientAddress: string): Promise<() => Promise<void>> => {
    const account = hashedKey(accountKey);
    const place = hashedKey(addressRange(clientAddress));
    // The address is checked first, so that a blocked address cannot fill the table with invented accounts.
    await countAttempt(byAddress(db), place, authMessages.tooMany);
    await countAttempt(byAccount(db), account, authMessages.tooMany);
    return async () => {
      await byAccount(db).delete(account);
      await byAddress(db).reward(place);
    };
  };
}

/**
 * Counts an attempt before the password is verified, so that parallel requests cannot exceed the limit. The account's key
 * is its email address.
 * @returns a function that removes the attempt after a success.
 * @throws TOO_MANY_REQUESTS after five failures for the account or from the address within 15 minutes.
 */
export const countPasswordAttempt = attemptCounter("password");

/** Counts an attempt at a second factor in the same way. The account's key is its id. */
export const countCodeAttempt = attemptCounter("second factor");
