import type { ReactNode } from "react";
import { StoredRecord } from "../../../graphql/admin/StoredRecord";
import { ProductRecordDocument } from "../../../graphql/generated/adminOperations";
import type { RecordAddress } from "../../../shared/admin/record/useRecordAddress";
import { ProductForm } from "./ProductForm";
import { copiedProduct, emptyProduct, productValues } from "./productValues";

export interface ProductDialogsProps {
  /** The dialog: from the URL, or from the state of an outfit's dialog. */
  address: RecordAddress;
  /** The surrounding outfit; null where the form asks for one. */
  outfitId: string | null;
  /** The piece of that outfit that a new product is for. */
  pieceId?: string;
  /** The field `image`, with its upload. */
  picture: ReactNode;
  /** Fills the form from a page of a shop. */
  fillFromPage: ReactNode;
  /** The history of a product's price, from another feature. */
  history: (id: string) => ReactNode;
  onClose: () => void;
}

/** The open dialog: a new product, an existing one, or a copy. */
export function ProductDialogs({ address, ...rest }: ProductDialogsProps) {
  if (address.kind === "none" || address.kind === "view") return null;
  if (address.kind !== "new") {
    return <StoredProduct key={`${address.kind} ${address.id}`} kind={address.kind} id={address.id} {...rest} />;
  }
  const { outfitId, pieceId, picture, fillFromPage, onClose } = rest;
  return (
    <ProductForm
      row={null}
      draftKey={["product:new", outfitId, pieceId].filter(Boolean).join(":")}
      initial={emptyProduct(outfitId ?? "", pieceId)}
      withinOutfit={outfitId !== null}
      picture={picture}
      fillFromPage={fillFromPage}
      onClose={onClose}
    />
  );
}

interface StoredProductProps extends Omit<ProductDialogsProps, "address"> {
  kind: "edit" | "copy";
  id: string;
}

function StoredProduct({ kind, id, outfitId, picture, fillFromPage, history, onClose }: StoredProductProps) {
  const form = { picture, fillFromPage, onClose, withinOutfit: outfitId !== null };
  return (
    <StoredRecord
      query={ProductRecordDocument}
      id={id}
      selectRow={(data) => data.affiliateProduct}
      title={kind === "edit" ? "Edit Product" : "Add New Product"}
      onClose={onClose}
      maxWidth={680}
    >
      {(row) =>
        kind === "edit" ? (
          <ProductForm
            {...form}
            row={row}
            draftKey={`product:${id}`}
            initial={productValues(row)}
            history={history(id)}
          />
        ) : (
          <ProductForm {...form} row={null} draftKey={`product:copy:${id}`} initial={copiedProduct(row)} />
        )
      }
    </StoredRecord>
  );
}
