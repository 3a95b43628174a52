import { isMailAddress } from "../../core/text/address";
import { newsletterMessages as messages } from "./newsletter.types";

/** Normalizes the spelling of an address. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();

/** Returns an error message for an invalid address, otherwise null. */
export function emailProblem(email: string): string | null {
  if (!email) return messages.emailRequired;
  return isMailAddress(email) ? null : messages.emailInvalid;
}
