export interface Money {
  /** ISO 4217. */
  currency: string;
  amount: number;
}

/** "$513.75", "€20.00", "CHF 7.50": always two decimals, because that is how it is paid out. */
export function moneyText({ currency, amount }: Money): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  try {
    return new Intl.NumberFormat("en-US", { style: "currency", currency, ...digits }).format(amount);
  } catch {
    // A report may name a currency that the browser does not know.
    return `${currency} ${new Intl.NumberFormat("en-US", digits).format(amount)}`;
  }
}
