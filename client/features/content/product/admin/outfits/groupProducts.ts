import type { OutfitProductsQuery } from "../../../../../graphql/generated/adminOperations";

export type OutfitProduct = OutfitProductsQuery["affiliateProducts"]["edges"][number]["node"];
type Piece = NonNullable<OutfitProductsQuery["outfit"]>["pieces"][number];

/** Id of the group of products without a piece. */
export const noPiece = "none";

interface ProductGroup {
  id: string;
  name: string;
  products: OutfitProduct[];
}

const kinds: readonly OutfitProduct["matchKind"][] = ["EXACT", "SIMILAR", "BUDGET"];

/** Splits products by match kind, in the order of the public page; kinds without products are left out. */
export const splitByKind = (products: readonly OutfitProduct[]) =>
  kinds
    .map((kind) => ({ kind, products: products.filter(({ matchKind }) => matchKind === kind) }))
    .filter((group) => group.products.length > 0);

/** Sorts the products of a piece as the public page does; ones that it does not name yet come last. */
function sortProducts(piece: Piece, products: readonly OutfitProduct[]): OutfitProduct[] {
  const ids = piece.products.map(({ id }) => id);
  const place = ({ id }: OutfitProduct) => (ids.indexOf(id) + ids.length + 1) % (ids.length + 1);
  return products.filter(({ pieceId }) => pieceId === piece.id).sort((one, other) => place(one) - place(other));
}

/** Groups products by piece, in the order of the pieces; products without a piece come last, when there are any. */
export function groupProducts(pieces: readonly Piece[], products: readonly OutfitProduct[]): ProductGroup[] {
  const groups = pieces.map((piece) => ({
    id: piece.id,
    name: piece.name,
    products: sortProducts(piece, products),
  }));
  const others = products.filter(({ pieceId }) => !pieces.some(({ id }) => id === pieceId));
  return others.length > 0 ? [...groups, { id: noPiece, name: "Without a piece", products: others }] : groups;
}
