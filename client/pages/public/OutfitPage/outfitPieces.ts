import type { OutfitOfPage } from "./OutfitPageView";

type Product = OutfitOfPage["products"][number];

export interface PieceOfPage {
  id: string;
  name: string;
  note: string;
  products: Product[];
}

/**
 * Groups the products of an outfit by piece, in the editor's order, and lists those without a piece apart. Pieces without
 * products are included, because their points have numbers.
 */
export function groupByPiece({ pieces, products }: Pick<OutfitOfPage, "pieces" | "products">) {
  const rows = new Map(products.map((product) => [product.id, product]));
  const groups: PieceOfPage[] = pieces.map(({ id, name, note, products: placed }) => ({
    id,
    name,
    note,
    products: placed.flatMap((product) => rows.get(product.id) ?? []),
  }));
  const placed = new Set(groups.flatMap((group) => group.products));
  return { groups, others: products.filter((product) => !placed.has(product)) };
}
