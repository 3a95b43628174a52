const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "dress" becomes "dresses", and "scarf" "scarves"; "jeans", "knitwear" and "jewelry" have no other plural. */
export function pluralGarment(garment: string): string {
  if (/(?:ss|ch)$/.test(garment)) return `${garment}es`;
  if (garment.endsWith("rf")) return garment.replace(/f$/, "ves");
  return /(?:s|wear|jewelry)$/.test(garment) ? garment : `${garment}s`;
}

/** Returns a title for pieces with a garment and colors: "Black Boots", "Red Pieces". */
export const piecesTitle = (garment: string | null | undefined, colors: readonly string[]): string =>
  [...colors, garment ? pluralGarment(garment) : "pieces"]
    .flatMap((name) => name.split(" "))
    .map(capitalize)
    .join(" ");
