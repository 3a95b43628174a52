import Button from "@mui/material/Button";
import { paths } from "../../../../site/addresses";
import { slugify } from "../../../../site/slugify";
import { loadDraftPreview } from "../../../admin/preview/loadDraftPreview";
import { RecordDialog } from "../../../admin/record/RecordDialog";
import { SaveDraftButton } from "../../../admin/record/SaveDraftButton";
import { useHasRole } from "../../../admin/role/accountContext";
import { SearchEngineFields } from "../../../admin/seo/SearchEngineFields";
import { seoFields } from "../../../admin/seo/seoSchema";
import { plural } from "../../../shared/format/plural";
import { outfitHead } from "../../../shared/seo/derivedHead";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { OutfitFields } from "./OutfitFields";
import { outfitDraft, type OutfitValues } from "./outfitValues";
import { PiecesFields } from "./pieces/PiecesFields";
import { formatPictures, formatPieces } from "./pieces/pieceValues";
import { useOutfitForm, type OutfitFormProps } from "./useOutfitForm";
import { useWearerName } from "./wearer/useWearers";
import { WearerName } from "./wearer/WearerName";

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

function OutfitSearchEngines({ values }: { values: OutfitValues }) {
  const wearer = useWearerName(values.celebrityId);
  return (
    <SearchEngineFields
      path={paths.outfit(slugify(values.slug || values.title) || "outfit")}
      derived={outfitHead(values, wearer)}
      image={values.image}
      source="the outfit's description is"
    />
  );
}

interface SaveFirstProps {
  /** For a copy: the number of products that saving adds. */
  copies: number;
  onSave: () => void;
  busy: boolean;
}

/** Placeholder for the products of an unsaved outfit. */
function SaveFirst({ copies, onSave, busy }: SaveFirstProps) {
  const text =
    copies > 0
      ? "They are copied when you save this outfit. Save it to edit them here."
      : "Save the outfit to add products with a picture, a sale price and a rating.";
  return (
    <EmptyState
      title={copies > 0 ? `${plural(copies, "product")} will be copied` : "More fields"}
      text={text}
      action={
        <Button variant="outlined" onClick={onSave} disabled={busy}>
          {busy ? "Adding..." : "Save and continue"}
        </Button>
      }
    />
  );
}
