const lengths = new Set([8, 12, 13, 14]);

/** Returns whether the last digit is the GS1 check digit of the others: weights 3 and 1 from the right. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 2, weight = 3; at >= 0; at--, weight = 4 - weight) sum += Number(digits[at]) * weight;
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/**
 * Returns a GTIN with 14 digits, from GTIN-8, UPC, EAN or GTIN-14 with spaces or hyphens; null when it is none, its check
 * digit is wrong, or it is a number that only a shop uses (prefixes 02, 04 and 2).
 */
export function parseGtin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{8,14}$/.test(digits) || !lengths.has(digits.length) || /^0*$/.test(digits)) return null;
  const gtin = digits.padStart(14, "0");
  const isRestricted = digits.length > 8 && /^\d(?:2|02|04)/.test(gtin);
  return hasCheckDigit(digits) && !isRestricted ? gtin : null;
}

/** Returns the digits of a GTIN as they are written; empty for anything else. */
export const readGtin = (text: string): string => (parseGtin(text) === null ? "" : text.replace(/[\s-]/g, ""));
