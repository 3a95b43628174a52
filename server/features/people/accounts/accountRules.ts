import { badUserInput } from "../../../core/errors/appErrors";
import { isMailAddress, normalizeMailAddress } from "../../../core/text/mailAddress";
import { authMessages as messages } from "./auth.messages";
import common from "./commonPasswords.json";

const maxNameLength = 100;
const minPasswordLength = 8;
/** Longer passwords are rejected before hashing. */
export const maxPasswordLength = 1_024;

/** The most common passwords of at least 8 characters, in lowercase. */
export const commonPasswords: ReadonlySet<string> = new Set(common.words.split(" "));

export function nameProblem(name: string): string | null {
  if (!name.trim()) return messages.nameRequired;
  return name.trim().length > maxNameLength ? messages.nameLong : null;
}

export const emailProblem = (email: string): string | null => (isMailAddress(email) ? null : messages.emailInvalid);

/** Returns the error message for a new password, or null. The length counts visible characters. */
export function passwordProblem(password: string, owner: { name: string; email: string }): string | null {
  if (password.length > 2 * maxPasswordLength) return messages.passwordLong;
  const length = [...password].length;
  if (length < minPasswordLength) return messages.newPasswordShort;
  if (length > maxPasswordLength) return messages.passwordLong;
  const plain = password.trim().toLowerCase();
  if (commonPasswords.has(plain)) return messages.passwordCommon;
  const email = normalizeMailAddress(owner.email);
  const own = [owner.name.trim().toLowerCase(), email, email.split("@")[0]];
  return own.includes(plain) ? messages.passwordIsName : null;
}

/** @throws BAD_USER_INPUT with the non-null problems by field. */
export function throwProblems(problems: Record<string, string | null>): void {
  const found = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null);
  if (found.length) throw badUserInput("Please check what you entered.", Object.fromEntries(found));
}
