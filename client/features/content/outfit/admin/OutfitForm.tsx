import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { paths } from "../../../../../site/addresses";
import { slugify } from "../../../../../site/slugify";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useDeleteRecord } from "../../../../admin/kind/DeleteRecord";
import { KindFormDialog } from "../../../../admin/kind/KindForm";
import { type EarningsSlot, useEarningsTab } from "../../../../admin/record/useEarningsTab";
import type { SaveIntent } from "../../../../admin/record/recordTypes";
import { type OpenRecord, useKindForm } from "../../../../admin/kind/useKindForm";
import { useHasRole } from "../../../../admin/role/accountContext";
import { SearchEngineFields } from "../../../../admin/seo/SearchEngineFields";
import { seoFields } from "../../../../admin/seo/seoSchema";
import type { OutfitFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { outfitHead } from "../../../../shared/seo/derivedHead";
import { useToast } from "../../../../shared/toast/ToastContext";
import { EmptyState } from "../../../../shared/ui/EmptyState";
import { useEvent } from "./appearance/useAppearances";
import { OutfitFields } from "./OutfitFields";
import { outfitKind, type OutfitValues } from "./outfitKind";
import { PiecesFields, type PiecesFieldsProps } from "./pieces/PiecesFields";
import { formatPictures, formatPieces } from "./pieces/pieceValues";
import { useWearerName } from "./wearer/useWearers";

const detailFields = [
  "title",
  "image",
  "celebrityId",
  "eventId",
  "occasion",
  "scene",
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

/** What other features add to the form. */
export interface OutfitFormSlots {
  /** The field `image`, with its upload. */
  picture: ReactNode;
  /** Uploads further pictures, or chooses them; calls back with each one. */
  addPictures: PiecesFieldsProps["addPictures"];
  /** Pictures are being uploaded: saving waits for them. */
  isUploading: boolean;
  /** Renders the products of an outfit for editing; without an id, those that are saved with the new outfit. */
  products: (outfitId: string | null, pieces: readonly { id: string; name: string }[]) => ReactNode;
  /** Renders what an outfit earned. */
  earnings: EarningsSlot;
  /** Saves the products that were entered for a new outfit; returns false when some are left to correct. */
  saveProducts: (outfitId: string) => Promise<boolean>;
}

type OutfitFormProps = OpenRecord<OutfitFieldsFragment, OutfitValues> & OutfitFormSlots;

/** The form of an outfit and, once it is saved, its products. */
export function OutfitForm(props: OutfitFormProps) {
  const { picture, addPictures, isUploading, products, earnings, saveProducts, ...opened } = props;
  const { row, copyOf, onClose } = opened;
  const toast = useToast();
  const { cache } = useApolloClient();
  const isEditor = useHasRole("editor");
  const { remove } = useDeleteRecord(outfitKind);
  const form = useKindForm(outfitKind, {
    ...opened,
    createWith: copyOf && { productsOf: copyOf.id },
    onCreated: async ({ id }) => {
      if (copyOf) evictLists(cache, outfitKind.deletion.alsoChanged);
      // The outfit is saved: its dialog stays open while products of it are left to correct.
      return !(await saveProducts(id));
    },
    onSaved: (saved, showToast, stays) => {
      if (stays) return showToast();
      // A copy adds the outfit with all its products, and Undo removes them all.
      showToast(isEditor && copyOf ? { action: { label: "Undo", onClick: () => void remove(saved.id) } } : {});
      onClose();
    },
  });
  const submit = (intent?: SaveIntent, stays?: boolean) => {
    if (isUploading)
      return toast({
        title: "Pictures are still uploading",
        text: "Save when they are done, or cancel their uploads.",
      });
    form.submit(intent, stays);
  };
  const { values } = form.formik;
  const earningsTab = useEarningsTab(row?.id, earnings);
  return (
    <KindFormDialog
      kind={outfitKind}
      form={{ ...form, submit }}
      onClose={onClose}
      display={(path, value) =>
        path === "celebrityId" && typeof value === "string" ? (
          <WearerName id={value} />
        ) : path === "eventId" && typeof value === "string" ? (
          <EventName id={value} />
        ) : path === "scene" ? (
          (value as OutfitValues["scene"])?.label
        ) : path === "pieces" ? (
          formatPieces(value as OutfitValues["pieces"])
        ) : path === "morePictures" ? (
          formatPictures(value as OutfitValues["morePictures"], values.pieces)
        ) : undefined
      }
      tabs={[
        { value: "details", label: "Details", fields: detailFields, content: <OutfitFields picture={picture} /> },
        {
          value: "pieces",
          label: "Pieces",
          fields: pieceFields,
          content: <PiecesFields addPictures={addPictures} outfitId={isEditor ? (row?.id ?? null) : null} />,
        },
        {
          value: "search",
          label: "Search engines",
          fields: seoFields,
          content: <OutfitSearchEngines values={values} />,
        },
        {
          value: "products",
          label: "Products",
          fields: [],
          content: row ? (
            products(row.id, [])
          ) : (
            <>
              {products(null, values.pieces)}
              <SaveFirst copies={copyOf?.productCount ?? 0} onSave={() => submit("save", true)} busy={form.busy} />
            </>
          ),
        },
        ...earningsTab,
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

/** Shows an event's name for an id. */
function EventName({ id }: { id: string }) {
  return useEvent(id).name;
}

/** Shows a celebrity's name for an id. */
function WearerName({ id }: { id: string }) {
  return useWearerName(id);
}
