import type { ProductPage } from "../../shopPages/product/productPage.types";

/** What a shop's page says about the price of a link's product. */
export interface PriceFacts {
  /** As an editor would enter it; empty when the page states none, or leaves it open. */
  foundPrice: string;
  foundAmount: number | null;
  /** ISO 4217. */
  foundCurrency: string | null;
  /** The higher price before a sale; empty when there is none. */
  foundOriginalPrice: string;
  /** Why the price is not clear, as a sentence; null when it is, and when there is none. */
  priceQuestion: string | null;
}

export const noPrice: PriceFacts = {
  foundPrice: "",
  foundAmount: null,
  foundCurrency: null,
  foundOriginalPrice: "",
  priceQuestion: null,
};

/** A form lets the editor choose; a check only reports why it cannot tell. */
const withoutChoice = (question: string): string => question.split(" Choose ", 1)[0];

/** Returns the exact price that a page states, or why it is not clear. */
export function readPriceFacts({ price: { value, question }, originalPrice }: ProductPage): PriceFacts {
  return {
    foundPrice: value?.text ?? "",
    foundAmount: value?.amount ?? null,
    foundCurrency: value?.currency ?? null,
    foundOriginalPrice: originalPrice.value?.text ?? "",
    priceQuestion: question === null ? null : withoutChoice(question),
  };
}
