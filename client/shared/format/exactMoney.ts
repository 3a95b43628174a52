export interface Money {
  /** ISO 4217. */
  currency: string;
  amount: number;
}

/** "$513.75", "€20.00", "CHF 7.50", "KWD 1.255", "¥1,255": each currency has its own decimals. */
export function exactMoneyText({ currency, amount }: Money): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  try {
    return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount);
  } catch {
    // Intl throws for an unknown currency code.
    return `${currency} ${new Intl.NumberFormat("en-US", digits).format(amount)}`;
  }
}
