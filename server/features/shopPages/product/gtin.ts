const lengths = new Set([8, 12, 13, 14]);

/** Returns the digits of a GTIN (EAN, UPC) whose check digit is correct; empty for anything else. */
export function readGtin(text: string): string {
  const digits = text.length <= 40 ? text.replace(/[\s-]/g, "") : "";
  if (!/^\d+$/.test(digits) || !lengths.has(digits.length) || /^0+$/.test(digits)) return "";
  // GS1: from the right, the digits before the check digit weigh 3, 1, 3, 1...
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : "";
}
