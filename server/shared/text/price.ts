/** The specification's rule: all but digits and dots is dropped. Null when the rest is no number that fits the column. */
export function parsePrice(text: string): number | null {
  const digits = text.replace(/[^\d.]/g, "");
  const amount = Number(digits);
  return digits && Number.isFinite(amount) && amount < 1e10 ? Math.round(amount * 100) / 100 : null;
}
