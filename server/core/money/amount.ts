const groupedPattern =
  /^([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:['’]\d{3})+|[1-9]\d{0,2}(?: \d{3})+|[1-9]\d?(?:,\d\d)+,\d{3})(?:([.,])(\d{1,8}))?$/;
const plainPattern = /^(\d*)(?:[.,](\d{1,8}))?$/;
/** A separator before three digits, and none else: decimals, or thousands. */
const unclearPattern = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** The prices of a column: ten digits before the point. */
const tooLarge = 1e10;

const notAnAmount = "This is not an amount. Write it with two decimals, for example 1299.00.";

/** Returns whether the three digits are decimals or thousands, or undefined when both are possible. */
function areDecimals(point: string, decimals: number): boolean | undefined {
  if (decimals === 0) return false;
  if (decimals === 3) return point === "." ? true : undefined;
  // No price has three decimals after a comma; after a point a machine may have written them.
  return point === "," ? false : undefined;
}

/** Returns the digits before and after the decimal separator; null for another form. */
function splitNumber(number: string): { whole: string; decimals: string } | null {
  const [, groups, groupedPoint, groupedDecimals] = groupedPattern.exec(number) ?? [];
  const [, digits, plainDecimals] = plainPattern.exec(number) ?? [];
  const isGrouped = groups !== undefined && !groups.includes(groupedPoint);
  const whole = isGrouped ? groups.replace(/\D/g, "") : digits;
  if (whole === undefined) return null;
  return { whole: whole || "0", decimals: (isGrouped ? groupedDecimals : plainDecimals) ?? "" };
}

const limit = (amount: number): number | string =>
  amount < tooLarge ? amount : "This amount is too large. Write one below 10,000,000,000.";

/**
 * Returns the amount of a number with separators, such as 1,299.00 and 1.299,00, or an error message.
 * @param decimals what the currency has: 0, 2 or 3.
 */
export function parseAmount(number: string, decimals: number): number | string {
  const [, before, point, after] = unclearPattern.exec(number) ?? [];
  if (before !== undefined) {
    const readsDecimals = areDecimals(point, decimals);
    if (readsDecimals !== undefined) return Number(readsDecimals ? `${before}.${after}` : before + after);
    const choices = [`${before}${after}.${"0".repeat(decimals)}`, Number(`${before}.${after}`).toFixed(decimals)];
    return `It is unclear whether this number has decimals. Write ${choices.join(" or ")}.`;
  }
  const split = splitNumber(number);
  if (!split || split.decimals.length > Math.max(decimals, 2)) return notAnAmount;
  return limit(Number(`${split.whole}.${split.decimals || "0"}`));
}

/**
 * Returns the amount of a number that may have up to eight decimals in any currency, or an error message. Three digits
 * after the only separator are decimals or thousands, which nothing tells: 12,345.
 */
export function parseExactAmount(number: string): number | string {
  const [, before, , after] = unclearPattern.exec(number) ?? [];
  if (before !== undefined)
    return `It is unclear whether this number has decimals. Write ${before}${after}.00 or ${before}.${after}0.`;
  const split = splitNumber(number);
  // A JavaScript number holds 15 digits exactly.
  if (!split || split.whole.length + split.decimals.length > 15) return notAnAmount;
  return limit(Number(`${split.whole}.${split.decimals || "0"}`));
}
