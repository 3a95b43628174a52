/** The rule for prices: keep digits and dots only; what then is no number is null. */
export function priceAmount(text: string): number | null {
  const kept = text.replace(/[^\d.]/g, "");
  const amount = Number(kept);
  return kept === "" || !Number.isFinite(amount) ? null : amount;
}

/** "$240" and "$1,200.50"; whole amounts without cents. */
export function dollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** "Sale" shows when the original price is above the price. */
export function isOnSale(amount: number | null | undefined, original: number | null | undefined): boolean {
  return typeof amount === "number" && typeof original === "number" && original > amount;
}
