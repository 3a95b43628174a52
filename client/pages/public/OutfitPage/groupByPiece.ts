import type { OutfitPageQuery } from "../../../graphql/generated/operations";

type OutfitOfPage = NonNullable<OutfitPageQuery["outfit"]>;
type Product = OutfitOfPage["products"][number];

export type PieceOfPage = Omit<OutfitOfPage["pieces"][number], "products"> & { products: Product[] };

export interface PieceGroups {
  groups: PieceOfPage[];
  /** Products without a piece. */
  others: Product[];
}

/**
 * Groups the products of an outfit by piece, in the editor's order, and lists those without a piece apart. Pieces without
 * products are included, because their points have numbers.
 */
export function groupByPiece({ pieces, products }: Pick<OutfitOfPage, "pieces" | "products">): PieceGroups {
  const rows = new Map(products.map((product) => [product.id, product]));
  const groups = pieces.map(({ products: placed, ...piece }) => ({
    ...piece,
    products: placed.flatMap((product) => rows.get(product.id) ?? []),
  }));
  const placed = new Set(groups.flatMap((group) => group.products));
  return { groups, others: products.filter((product) => !placed.has(product)) };
}
