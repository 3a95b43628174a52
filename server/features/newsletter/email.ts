import { isEmail } from "class-validator";
import { newsletterMessages as messages } from "./newsletter.messages";

const longestEmail = 254;

/** One spelling for each address. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();

/** What is wrong with an address, as a sentence; null when nothing is. */
export function emailProblem(email: string): string | null {
  if (!email) return messages.emailRequired;
  return email.length > longestEmail || !isEmail(email) ? messages.emailInvalid : null;
}
