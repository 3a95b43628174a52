import { moneyText } from "../../shared/format/money";

/** Filters by what a title names and by price, as URLs hold them. */
export interface TraitState {
  garment?: string;
  /** Names, separated by commas. */
  color?: string;
  min?: string;
  max?: string;
}

const longestName = 50;
const maxColors = 5;

export const splitColors = (color: string): string[] =>
  color
    .split(",")
    .map((name) => name.trim().slice(0, longestName))
    .filter(Boolean)
    .slice(0, maxColors);

/** Returns the price in a URL; null when there is none. */
export function readPrice(text: string | null | undefined): number | null {
  const price = text ? Number(text) : NaN;
  return Number.isFinite(price) && price >= 0 ? price : null;
}

/** "t-shirt" becomes "T-shirt". */
export const traitLabel = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the price range in a URL for people; null when there is none. */
function priceRangeText({ min, max }: TraitState, currency: string): string | null {
  const [low, high] = [min, max].map((text) => {
    const price = readPrice(text);
    return price === null ? null : moneyText(price, currency);
  });
  if (low && high) return `${low} to ${high}`;
  return low ? `From ${low}` : high ? `Up to ${high}` : null;
}

/**
 * The active filters, each with the names of the parameters that hold it.
 * @param currency ISO 4217 currency of the prices.
 */
export function traitChips(state: TraitState, currency: string): { label: string; names: (keyof TraitState)[] }[] {
  const { garment, color } = state;
  const price = priceRangeText(state, currency);
  return [
    ...(garment ? [{ label: traitLabel(garment), names: ["garment" as const] }] : []),
    ...(color ? [{ label: splitColors(color).map(traitLabel).join(", "), names: ["color" as const] }] : []),
    ...(price ? [{ label: price, names: ["min" as const, "max" as const] }] : []),
  ];
}
