import type { PriceRange } from "../../../../graphql/generated/adminOperations";
import type { SelectOption } from "../../../../admin/form/selectOptions";
import { priceRangeLabel } from "../offerState";

const ranges: readonly PriceRange[] = ["UNDER_100", "FROM_100_TO_500", "OVER_500"];

/** The price ranges as options of a filter. */
export const priceOptions = (currency: string): SelectOption[] =>
  ranges.map((range) => ({ value: range, label: priceRangeLabel(range, currency) }));

/** Parses the price range in the URL; null for none and for an invalid one. */
export const parsePriceRange = (text: string): PriceRange | null => ranges.find((range) => range === text) ?? null;
