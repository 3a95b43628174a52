const groupedPattern =
  /^([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:['’]\d{3})+|[1-9]\d{0,2}(?: \d{3})+|[1-9]\d?(?:,\d\d)+,\d{3})(?:([.,])(\d{1,3}))?$/;
const plainPattern = /^(\d*)(?:[.,](\d{1,3}))?$/;
/** A separator before three digits, and none else: decimals, or thousands. */
const unclearPattern = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** The amounts of a column: ten digits before the point, three after it. A JavaScript number holds 15 digits exactly. */
const tooLarge = 1e10;

const notAnAmount = "This is not an amount. Write it with two decimals, for example 1299.00.";

/** Returns whether the three digits are decimals or thousands, or undefined when both are possible. */
function areDecimals(point: string, decimals: number): boolean | undefined {
  if (decimals === 0) return false;
  if (decimals === 3) return point === "." ? true : undefined;
  // No price has three decimals after a comma; after a point a machine may have written them.
  return point === "," ? false : undefined;
}

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
  const [, groups, groupedPoint, groupedCents] = groupedPattern.exec(number) ?? [];
  const [, digits, plainCents] = plainPattern.exec(number) ?? [];
  const isGrouped = groups !== undefined && !groups.includes(groupedPoint);
  const whole = isGrouped ? groups.replace(/\D/g, "") : digits;
  const cents = (isGrouped ? groupedCents : plainCents) ?? "0";
  if (whole === undefined || cents.length > Math.max(decimals, 2)) return notAnAmount;
  const amount = Number(`${whole || "0"}.${cents}`);
  return amount < tooLarge ? amount : "This amount is too large. Write one below 10,000,000,000.";
}
