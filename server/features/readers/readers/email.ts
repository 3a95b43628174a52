import { isMailAddress } from "../../../core/text/mailAddress";
import { newsletterMessages as messages } from "./newsletter.types";

/** Returns an error message for an invalid address, otherwise null. */
export function emailProblem(email: string): string | null {
  if (!email.trim()) return messages.emailRequired;
  return isMailAddress(email) ? null : messages.emailInvalid;
}
