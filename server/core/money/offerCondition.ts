import { createEnum } from "../graphql/createEnum";

/** Stored as text. */
export const OfferCondition = createEnum("OfferCondition", "The condition of a piece that a retailer sells.", {
  NEW: "New, or not stated.",
  USED: "Used before.",
  REFURBISHED: "Used before, and restored.",
});
export type OfferCondition = keyof typeof OfferCondition;
