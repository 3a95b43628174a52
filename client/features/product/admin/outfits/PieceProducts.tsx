import { arrayMove } from "@dnd-kit/sortable";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { SortableList } from "../../../../admin/sort/SortableList";
import { matchLabels } from "../../matchLabels";
import { splitByKind, type OutfitProduct } from "./groupProducts";

export interface PieceProductsProps {
  name: string;
  /** In the order of the public page. */
  products: readonly OutfitProduct[];
  onSort: (products: readonly OutfitProduct[]) => void;
  children: (product: OutfitProduct, handle: ReactNode) => ReactNode;
}

/** The products of a piece, sorted within each match kind: visitors see exact ones first, then similar, then budget. */
export function PieceProducts({ name, products, onSort, children }: PieceProductsProps) {
  const kinds = splitByKind(products);
  const sort = (changed: number, from: number, to: number) =>
    onSort(kinds.flatMap((kind, index) => (index === changed ? arrayMove(kind.products, from, to) : kind.products)));
  const isSortable = kinds.some((kind) => kind.products.length > 1);
  return (
    <>
      {kinds.map((kind, index) => (
        <SortableList
          key={kind.kind}
          items={kind.products}
          getLabel={({ title }) => title}
          onMove={(from, to) => sort(index, from, to)}
          ariaLabel={`${name}: ${matchLabels[kind.kind]}`}
        >
          {(product, _index, handle) => children(product, handle)}
        </SortableList>
      ))}
      {isSortable ? (
        <Hint>
          Visitors see exact products first, then similar, then budget. You can sort the products of each kind.
        </Hint>
      ) : null}
    </>
  );
}

const Hint = styled("p")(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
