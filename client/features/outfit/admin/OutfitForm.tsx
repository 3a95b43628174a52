import type { ReactNode } from "react";
import { loadDraftPreview } from "../../../graphql/admin/loadDraftPreview";
import type { OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";
import { SaveDraftButton } from "../../../shared/admin/record/SaveDraftButton";
import { RecordDialog } from "../../../shared/admin/record/RecordDialog";
import { useHasRole } from "../../../shared/admin/role/accountContext";
import { seoFields } from "../../../shared/admin/seo/seoSchema";
import { OutfitFields } from "./OutfitFields";
import { outfitDraft, type OutfitValues } from "./outfitValues";
import { OutfitSearchEngines } from "./OutfitSearchEngines";
import { formatPictures, formatPieces } from "./pieces/pieceValues";
import { PiecesFields, type PiecesFieldsProps } from "./pieces/PiecesFields";
import { SaveFirst } from "./SaveFirst";
import { useOutfitForm } from "./useOutfitForm";
import { WearerName } from "./wearer/WearerName";

export interface OutfitFormProps {
  /** The edited outfit; null for a new one. */
  row: OutfitFieldsFragment | null;
  draftKey: string;
  /** Initial values of a new outfit. */
  initial: OutfitValues;
  /** For a copy: the original's id and its number of products, which are copied too. */
  copySource?: { id: string; productCount: number };
  /** The field `image`, with its upload. */
  picture: ReactNode;
  /** Uploads further pictures, or chooses them; calls back with each one. */
  addPictures: PiecesFieldsProps["addPictures"];
  /** Pictures are being uploaded: saving waits for them. */
  isUploading: boolean;
  /** Renders the products of an outfit for editing; without an id, those that are saved with the new outfit. */
  products: (outfitId: string | null, pieces: readonly { id: string; name: string }[]) => ReactNode;
  /** Saves the products that were entered for a new outfit; returns false when some are left to correct. */
  saveProducts: (outfitId: string) => Promise<boolean>;
  onClose: () => void;
  /** Called with a new outfit when the editor continues with its products. */
  onContinue: (row: OutfitFieldsFragment) => void;
}

const detailFields = [
  "title",
  "image",
  "celebrityId",
  "occasion",
  "description",
  "date",
  "affiliateLink",
  "tags",
  "fullDescription",
  "slug",
] as const satisfies readonly (keyof OutfitValues)[];

const pieceFields = [
  "pieces",
  "morePictures",
  "focalPoint",
  "imageAlt",
  "aspectRatio",
] as const satisfies readonly (keyof OutfitValues)[];

/** The form of an outfit and, once it is saved, its products. */
export function OutfitForm(props: OutfitFormProps) {
  const { row, copySource, picture, addPictures, products, onClose } = props;
  const isEditor = useHasRole("editor");
  const { form, saveAndContinue } = useOutfitForm(props);
  return (
    <RecordDialog
      form={form}
      title={row ? "Edit Outfit" : "Add New Outfit"}
      submitLabel={row ? "Update Outfit" : isEditor ? "Add Outfit" : "Save as draft"}
      busyLabel={row ? "Updating..." : "Adding..."}
      onClose={onClose}
      loadPreview={(values, version, signal) =>
        loadDraftPreview("outfit", outfitDraft(values, row?.id, version), signal)
      }
      actions={row ? undefined : <SaveDraftButton form={form} />}
      display={(path, value) =>
        path === "celebrityId" && typeof value === "string" ? (
          <WearerName id={value} />
        ) : path === "pieces" ? (
          formatPieces(value as OutfitValues["pieces"])
        ) : path === "morePictures" ? (
          formatPictures(value as OutfitValues["morePictures"], form.formik.values.pieces)
        ) : undefined
      }
      tabs={[
        { value: "details", label: "Details", fields: detailFields, content: <OutfitFields picture={picture} /> },
        { value: "pieces", label: "Pieces", fields: pieceFields, content: <PiecesFields addPictures={addPictures} /> },
        {
          value: "search",
          label: "Search engines",
          fields: seoFields,
          content: <OutfitSearchEngines values={form.formik.values} />,
        },
        {
          value: "products",
          label: "Products",
          fields: [],
          content: row ? (
            products(row.id, [])
          ) : (
            <>
              {products(null, form.formik.values.pieces)}
              <SaveFirst copies={copySource?.productCount ?? 0} onSave={saveAndContinue} busy={form.busy} />
            </>
          ),
        },
      ]}
    />
  );
}
