import { useEffect, useRef } from "react";
import { useLocalStore } from "../../../shared/hooks/useLocalStore";
import type { OfferField } from "./OfferFilters";
import type { OfferState } from "./offerState";

/** A currency, and the number of prices in it; null for a list that is too long to count. */
export interface CurrencyCount {
  name: string;
  count?: number | null;
}

export interface PriceComparison {
  /** ISO 4217 currency in which the list compares prices. */
  currency: string;
  /** The currencies of the list, whatever its price filter. */
  currencies: readonly CurrencyCount[];
}

/** The choice of the currency; none for a list with one currency. Blank is the site's. */
export function currencyFields(
  { currencies }: PriceComparison,
  chosen: string,
  site: string,
): OfferField<OfferState>[] {
  const names = [...new Set([site, ...currencies.map(({ name }) => name), ...(chosen ? [chosen] : [])])];
  if (names.length === 1) return [];
  const label = (name: string): string => {
    const found = currencies.find((one) => one.name === name);
    return found && typeof found.count !== "number" ? name : `${name} (${found?.count ?? 0})`;
  };
  const value = (name: string): string => (name === site && chosen !== site ? "" : name);
  const choices = names.map((name) => ({ value: value(name), label: label(name) }));
  return [{ name: "currency", label: "Currency", choices }];
}

/**
 * Applies the currency that the visitor chose last on this device, when a page opens whose list has it. Returns a function
 * that remembers a choice.
 */
export function useRememberedCurrency(
  { currency, currencies }: PriceComparison,
  apply: (currency: string) => void,
): (currency: string) => void {
  const [remembered, update] = useLocalStore("currency", "");
  const isSettled = useRef(currency !== "");
  const isOffered = currencies.some(({ name }) => name === remembered);
  useEffect(() => {
    if (isSettled.current || !isOffered) return;
    isSettled.current = true;
    apply(remembered);
  });
  return (chosen) => {
    isSettled.current = true;
    update(() => chosen);
  };
}
