/** Returns an amount for sentences: "$40.00", "CHF 7.50". @param currency ISO 4217 */
export const moneyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount).replace(/\s/g, " ");
