import type { OutfitProductsQuery } from "../../../../graphql/generated/adminOperations";

export type OutfitProduct = OutfitProductsQuery["affiliateProducts"]["edges"][number]["node"];
type Piece = NonNullable<OutfitProductsQuery["outfit"]>["pieces"][number];

/** Id of the group of products without a piece. */
export const noPiece = "none";

interface ProductGroup {
  id: string;
  name: string;
  products: OutfitProduct[];
}

/** Groups products by piece, in the order of the pieces; products without a piece come last, when there are any. */
export function groupProducts(pieces: readonly Piece[], products: readonly OutfitProduct[]): ProductGroup[] {
  const groups = pieces.map(({ id, name }) => ({
    id,
    name,
    products: products.filter(({ pieceId }) => pieceId === id),
  }));
  const others = products.filter(({ pieceId }) => !pieces.some(({ id }) => id === pieceId));
  return others.length > 0 ? [...groups, { id: noPiece, name: "Without a piece", products: others }] : groups;
}
