import type { ApolloCache, Reference } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { arrayMove } from "@dnd-kit/sortable";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import {
  OutfitProductsDocument,
  type ProductRowFragment,
  SortPieceProductsDocument,
} from "../../../../../graphql/generated/adminOperations";
import { AddIcon } from "../../../../../admin/adminIcons";
import type { RecordAddress } from "../../../../../admin/record/useRecordAddress";
import { plural } from "../../../../../shared/format/plural";
import { useRetry } from "../../../../../shared/hooks/useRetry";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { ErrorState } from "../../../../../shared/ui/ErrorState";
import { VisuallyHidden } from "../../../../../shared/ui/VisuallyHidden";
import { WaitNotice } from "../../../../../shared/ui/WaitNotice";
import { DeleteRecord } from "../../../../../admin/kind/DeleteRecord";
import { KindDialogs } from "../../../../../admin/kind/KindDialogs";
import { NewProducts } from "../entry/NewProducts";
import { ProductForm, type ProductFormSlots } from "../ProductForm";
import { emptyProduct, productKind } from "../productKind";
import { OutfitProductLine } from "./OutfitProductLine";
import { groupProducts, noPiece, type OutfitProduct, splitByKind } from "./groupProducts";
import { SortableList } from "../../../../../admin/sort/SortableList";
import { matchLabels } from "../../matchLabels";

type Row = { id: string };

/** Sorts the products of a piece in the cache. */
const sortInCache = (cache: ApolloCache, pieceId: string, products: readonly Row[]) =>
  cache.modify<{ products: readonly Reference[] }>({
    id: cache.identify({ __typename: "Piece", id: pieceId }),
    fields: {
      products: (stored, { readField }) =>
        products.flatMap(({ id }) => stored.filter((product) => readField("id", product) === id)),
    },
  });

/** Saves the order of a piece's products. The list shows it at once, and the former order when saving fails. */
function useSortPieceProducts(): (pieceId: string, sorted: readonly Row[], before: readonly Row[]) => void {
  const [sort, { client }] = useMutation(SortPieceProductsDocument);
  const toast = useToast();
  return (pieceId, sorted, before) => {
    sortInCache(client.cache, pieceId, sorted);
    sort({ variables: { input: { pieceId, productIds: sorted.map(({ id }) => id) } } }).catch((error: unknown) => {
      sortInCache(client.cache, pieceId, before);
      toast({ title: "The order was not saved", text: getErrorMessage(error), variant: "destructive" });
    });
  };
}

export interface OutfitProductsProps extends ProductFormSlots {
  outfitId: string;
}

/** The affiliate products of a saved outfit by piece; every change is saved immediately. */
export function OutfitProducts({ outfitId, ...slots }: OutfitProductsProps) {
  const { data, error, refetch, loading } = useQuery(OutfitProductsDocument, {
    variables: { outfitId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { retry } = useRetry(refetch);
  const [address, setAddress] = useState<RecordAddress>({ kind: "none" });
  /** The piece that a new product is for. */
  const [pieceId, setPieceId] = useState<string>();
  const [deleted, setDeleted] = useState<ProductRowFragment | null>(null);
  const sort = useSortPieceProducts();
  const close = () => setAddress({ kind: "none" });
  const add = (piece?: string) => {
    setPieceId(piece);
    setAddress({ kind: "new" });
  };
  if (!data) {
    return error && !loading ? (
      <ErrorState text="The products could not be loaded. Please try again." onRetry={retry} />
    ) : (
      <WaitNotice text="Loading..." />
    );
  }
  const { edges, totalCount } = data.affiliateProducts;
  const groups = groupProducts(
    data.outfit?.pieces ?? [],
    edges.map(({ node }) => node),
  );
  const empty = groups.filter((group) => !hasProducts(group));
  const renderLine = (product: OutfitProduct, handle: ReactNode) => (
    <OutfitProductLine
      product={product}
      handle={handle}
      onOpen={(kind) => setAddress({ kind, id: product.id })}
      onDelete={() => setDeleted(product)}
    />
  );
  return (
    <ProductsFrame>
      <PieceHeading>
        <p role="status">{totalCount === 0 ? "No products yet" : plural(totalCount, "product")}</p>
        <Button type="button" size="small" startIcon={<AddIcon />} onClick={() => add()}>
          Add Product
        </Button>
      </PieceHeading>
      {groups.filter(hasProducts).map(({ id, name, products }) => (
        <section key={id} aria-label={name}>
          <PieceHeading>
            <h3>{name}</h3>
            {id === noPiece ? null : (
              <Button type="button" size="small" variant="text" startIcon={<AddIcon />} onClick={() => add(id)}>
                Add<VisuallyHidden> a product of {name}</VisuallyHidden>
              </Button>
            )}
          </PieceHeading>
          {id === noPiece ? (
            <ProductList>
              {products.map((product) => (
                <li key={product.id}>{renderLine(product, null)}</li>
              ))}
            </ProductList>
          ) : (
            <PieceProducts name={name} products={products} onSort={(sorted) => sort(id, sorted, products)}>
              {renderLine}
            </PieceProducts>
          )}
        </section>
      ))}
      {empty.length > 0 ? (
        <EmptyPieces role="group" aria-label="Pieces without products">
          <p>No products yet:</p>
          {empty.map(({ id, name }) => (
            <Button
              key={id}
              type="button"
              size="small"
              variant="outlined"
              startIcon={<AddIcon />}
              onClick={() => add(id)}
            >
              {name}
              <VisuallyHidden>: add a product</VisuallyHidden>
            </Button>
          ))}
        </EmptyPieces>
      ) : null}
      <NewProducts outfitId={outfitId} pieces={data.outfit?.pieces ?? []} />
      {totalCount > edges.length ? (
        <p>Showing the first {edges.length}. Edit the others on the Products screen.</p>
      ) : null}
      <KindDialogs
        kind={productKind}
        control={{ address, open: (kind, id = "") => setAddress(kind === "new" ? { kind } : { kind, id }), close }}
        empty={emptyProduct(outfitId, pieceId)}
        newKey={["product:new", outfitId, pieceId].filter(Boolean).join(":")}
      >
        {(opened) => <ProductForm {...opened} {...slots} withinOutfit />}
      </KindDialogs>
      {deleted ? <DeleteRecord kind={productKind} row={deleted} onClose={() => setDeleted(null)} /> : null}
    </ProductsFrame>
  );
}

const hasProducts = ({ products }: { products: readonly unknown[] }): boolean => products.length > 0;

const EmptyPieces = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

// A minimum height close to that of the other tab, so that the dialog does not jump.
const ProductsFrame = styled("div")(({ theme }) => ({
  minHeight: "min(440px, 50dvh)",
  "& section": { paddingBottom: 20 },
  "& h3": theme.typography.subtitle2,
  "& section > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const PieceHeading = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  paddingBottom: 8,
});

const ProductList = styled("ul")({ listStyle: "none" });

interface PieceProductsProps {
  name: string;
  /** In the order of the public page. */
  products: readonly OutfitProduct[];
  onSort: (products: readonly OutfitProduct[]) => void;
  children: (product: OutfitProduct, handle: ReactNode) => ReactNode;
}

/** The products of a piece, sorted within each match kind: visitors see exact ones first, then similar, then budget. */
function PieceProducts({ name, products, onSort, children }: PieceProductsProps) {
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
