import { useRef, type ReactNode } from "react";
import { isNotFound } from "../../../graphql/admin/adminErrors";
import { trySave } from "../../../graphql/admin/trySave";
import type { ProductFieldsFragment } from "../../../graphql/generated/adminOperations";
import { RecordDialog } from "../../../shared/admin/record/RecordDialog";
import { useRecordForm } from "../../../shared/admin/record/useRecordForm";
import { useToast } from "../../../shared/toast/ToastContext";
import { OutfitTitle } from "./outfits/OutfitTitle";
import { ProductFields, type ProductFieldsProps } from "./ProductFields";
import { productMessages } from "./productLists";
import { productSchema } from "./productSchema";
import type { ProductValues } from "./productValues";
import { useSaveProduct } from "./useSaveProduct";

export interface ProductFormProps extends ProductFieldsProps {
  /** The edited product; null for a new one. */
  row: ProductFieldsFragment | null;
  draftKey: string;
  initial: ProductValues;
  /** Below the fields. */
  history?: ReactNode;
  onClose: () => void;
}

const labels = { outfitId: "Outfit", image: "Image URL", affiliateLink: "Affiliate Link", reviewCount: "Reviews" };

/** Adds or edits an affiliate product. */
export function ProductForm({ row, draftKey, initial, history, onClose, ...fields }: ProductFormProps): ReactNode {
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
