import { domainToASCII } from "node:url";
import { isEmail } from "class-validator";

const longest = 254;
/** Quotes, and what no reader sees. Mailers drop them, so that two spellings would be one mailbox. */
const ambiguous = /["\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Returns the one spelling of an address; null when mail cannot go there. */
function readAddress(typed: string): string | null {
  const text = typed.trim();
  if (text.length > longest || ambiguous.test(text) || !isEmail(text)) return null;
  const at = text.lastIndexOf("@");
  const address = `${text.slice(0, at).normalize("NFC").toLowerCase()}@${domainToASCII(text.slice(at + 1))}`;
  return address.length <= longest && isEmail(address) ? address : null;
}

/**
 * Returns whether mail can go to an address. The part before the @ must not be quoted, and must have no control or
 * format characters: one mailbox is one address here.
 */
export const isMailAddress = (typed: string): boolean => readAddress(typed) !== null;

/**
 * Returns the one spelling in which an address is stored and compared: trimmed, in lower case, in composed characters,
 * its domain in ASCII. Any other text is only trimmed and in lower case, and equals no stored address.
 */
export const normalizeMailAddress = (typed: string): string => readAddress(typed) ?? typed.trim().toLowerCase();
