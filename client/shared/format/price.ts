/** "Sale" shows when the original price is above the price. */
export function isOnSale(amount: number | null | undefined, original: number | null | undefined): boolean {
  return typeof amount === "number" && typeof original === "number" && original > amount;
}
