import { useMutation } from "@apollo/client/react";
import { type ReactNode, useRef } from "react";
import { isNotFound } from "../../../admin/graphql/adminErrors";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { StoredRecord } from "../../../admin/graphql/StoredRecord";
import { trySave } from "../../../admin/graphql/trySave";
import { useCreate } from "../../../admin/graphql/useCreate";
import { useReload } from "../../../admin/graphql/useReload";
import {
  CreateProductDocument,
  type ProductFieldsFragment,
  ProductRecordDocument,
  UpdateProductDocument,
} from "../../../graphql/generated/adminOperations";
import { changedFields } from "../../../admin/record/changedFields";
import { RecordDialog } from "../../../admin/record/RecordDialog";
import type { RowVersion } from "../../../admin/record/recordTypes";
import type { RecordAddress } from "../../../admin/record/useRecordAddress";
import { useRecordForm } from "../../../admin/record/useRecordForm";
import { useToast } from "../../../shared/toast/ToastContext";
import { OutfitTitle } from "./outfits/OutfitTitle";
import { ProductFields, type ProductFieldsProps } from "./ProductFields";
import {
  productLists,
  productMessages,
  copiedProduct,
  emptyProduct,
  productInput,
  productSchema,
  type ProductValues,
  productValues,
} from "./productValues";

interface ProductFormProps extends ProductFieldsProps {
  /** The edited product; null for a new one. */
  row: ProductFieldsFragment | null;
  draftKey: string;
  initial: ProductValues;
  /** Below the fields. */
  history?: ReactNode;
  onClose: () => void;
}

const labels = { outfitId: "Outfit", image: "Image URL", affiliateLink: "Affiliate Link", reviewCount: "Reviews" };

interface ProductWriter {
  /** Adds the product or updates the edited row; rethrows the server's error. */
  write: (values: ProductValues, version: number | null) => Promise<void>;
  /** Reads the current row; null when it was deleted. */
  reload: () => Promise<RowVersion<ProductValues> | null>;
}

/** Saves an affiliate product; a null `row` creates one. */
function useSaveProduct(row: ProductFieldsFragment | null): ProductWriter {
  const reload = useReload(ProductRecordDocument, (data) => data.affiliateProduct);
  // Titles, prices and the time of the save move rows, so the lists read themselves again.
  const options = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, productLists) };
  const create = useCreate(CreateProductDocument);
  const [update] = useMutation(UpdateProductDocument);
  const lastRead = useRef(row);
  return {
    write: async (values, named) => {
      if (!row) return void (await create(productInput(values), options));
      const before = lastRead.current;
      const version = named ?? row.version;
      // Sends only the differences to the given version; for another version it sends all values.
      const fields = before?.version === version ? changedFields(values, productValues(before)) : values;
      await update({ ...options, variables: { input: { id: row.id, version, ...productInput(fields) } } });
    },
    reload: async () => {
      const now = await reload(row?.id ?? "");
      if (!now) return null;
      lastRead.current = now;
      return { values: productValues(now), version: now.version };
    },
  };
}

/** Adds or edits an affiliate product. */
function ProductForm({ row, draftKey, initial, history, onClose, ...fields }: ProductFormProps): ReactNode {
  const toast = useToast();
  const { write, reload } = useSaveProduct(row);
  const gone = useRef(false);
  const messages = productMessages[row ? "update" : "add"];
  const form = useRecordForm<ProductValues>({
    draftKey,
    initial,
    version: row?.version ?? null,
    schema: productSchema,
    labels,
    save: (values, version) =>
      trySave(async () => {
        gone.current = false;
        try {
          await write(values, version);
        } catch (error) {
          gone.current = isNotFound(error);
          throw error;
        }
      }),
    reload: row ? reload : undefined,
    onSaved: () => {
      toast(messages.done);
      onClose();
    },
    onFailed: () => toast(gone.current ? productMessages.gone : messages.failed),
  });
  return (
    <RecordDialog
      form={form}
      title={row ? "Edit Product" : "Add New Product"}
      submitLabel={row ? "Update Product" : "Add Product"}
      busyLabel={row ? "Updating..." : "Adding..."}
      maxWidth={680}
      onClose={onClose}
      display={(path, value) =>
        path === "outfitId" && typeof value === "string" ? <OutfitTitle id={value} /> : undefined
      }
    >
      <ProductFields {...fields} />
      {history}
    </RecordDialog>
  );
}

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
