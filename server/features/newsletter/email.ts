import { isEmail } from "class-validator";
import { newsletterMessages as messages } from "./newsletter.types";

const maxEmailLength = 254;

/** Normalizes the spelling of an address. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();

/** Returns an error message for an invalid address, otherwise null. */
export function emailProblem(email: string): string | null {
  if (!email) return messages.emailRequired;
  return email.length > maxEmailLength || !isEmail(email) ? messages.emailInvalid : null;
}
