import { findColors, findGarment } from "../../core/vocabulary/vocabulary";

export interface GarmentDescription {
  title: string;
  description: string;
}

/** Returns the families of all colors in a text, sorted, e.g. "black white"; empty when there is none. */
const readFamilies = (text: string): string =>
  [...new Set(findColors(text).map(({ family }) => family))].sort().join(" ");

const readColors = ({ title, description }: GarmentDescription): string =>
  readFamilies(title) || readFamilies(description);

/** Returns the garment and the families of colors of an offer, by which others are looked up; null without both. */
export function describeGarment(offer: GarmentDescription): { garment: string; colors: string[] } | null {
  const garment = findGarment(offer.title)?.family;
  const colors = readColors(offer).split(" ").filter(Boolean);
  return garment && colors.length > 0 ? { garment, colors } : null;
}

/**
 * Returns whether both are the same type of garment in the same family of colors. A piece without a known garment or
 * color matches no other. Colors come from the title, else from the description.
 */
export function isSameKind(one: GarmentDescription, other: GarmentDescription): boolean {
  const [garment, color] = [findGarment(one.title)?.family, readColors(one)];
  return (
    garment !== undefined && color !== "" && garment === findGarment(other.title)?.family && color === readColors(other)
  );
}
