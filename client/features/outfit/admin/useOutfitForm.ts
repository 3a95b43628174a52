import { useMutation } from "@apollo/client/react";
import { useContext, useRef, type ReactNode } from "react";
import { isNotFound } from "../../../admin/graphql/adminErrors";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { trySave } from "../../../admin/graphql/trySave";
import { useCreate } from "../../../admin/graphql/useCreate";
import { useReload } from "../../../admin/graphql/useReload";
import { useSavedToast } from "../../../admin/graphql/useSavedToast";
import {
  type OutfitFieldsFragment,
  CreateOutfitDocument,
  OutfitRecordDocument,
  UpdateOutfitDocument,
} from "../../../graphql/generated/adminOperations";
import { changedFields } from "../../../admin/record/changedFields";
import { unpublishedOutcome, newRowStatus } from "../../../admin/record/newRow";
import type { RowVersion, SaveIntent } from "../../../admin/record/recordTypes";
import { useRecordForm, type RecordForm } from "../../../admin/record/useRecordForm";
import { AccountContext } from "../../../admin/role/accountContext";
import { hasRole } from "../../../admin/role/roles";
import { seoLabels } from "../../../admin/seo/seoSchema";
import { useToast } from "../../../shared/toast/ToastContext";
import { useDeleteOutfit } from "./DeleteOutfit";
import {
  outfitMessages,
  outfitValues,
  type OutfitValues,
  outfitDraftSchema,
  outfitSchema,
  outfitAndProductLists,
  outfitLists,
  newOutfitInput,
  outfitInput,
  withoutStrayPoints,
} from "./outfitValues";
import type { PiecesFieldsProps } from "./pieces/PiecesFields";

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

interface OutfitWriter {
  /** Adds the outfit or updates the edited row; rethrows the server's error. */
  write: (values: OutfitValues, version: number | null, intent: SaveIntent) => Promise<OutfitFieldsFragment>;
  /** Reads the current row; null when it was deleted. */
  reload: () => Promise<RowVersion<OutfitValues> | null>;
}

/** Saves an outfit. A null `row` creates one, with copies of the products of the outfit `copyProductsFrom`. */
function useSaveOutfit(row: OutfitFieldsFragment | null, copyProductsFrom?: string): OutfitWriter {
  const reload = useReload(OutfitRecordDocument, (data) => data.outfit);
  const create = useCreate(CreateOutfitDocument);
  const [update] = useMutation(UpdateOutfitDocument);
  const lastRead = useRef(row);

  /** Sends only the differences to the given version; for another version it sends all values. */
  const change = (values: OutfitValues, id: string, version: number) => {
    const before = lastRead.current;
    const fields = before?.version === version ? changedFields(values, outfitValues(before)) : values;
    return update({
      variables: { input: { id, version, ...outfitInput(fields) } },
      update: (cache) => evictLists(cache, outfitLists),
    });
  };
  const add = async (values: OutfitValues, intent: SaveIntent) => {
    const input = {
      ...newOutfitInput(values),
      ...(copyProductsFrom && { productsOf: copyProductsFrom }),
      ...newRowStatus(intent),
    };
    const { data } = await create(input, {
      update: (cache) => evictLists(cache, copyProductsFrom ? outfitAndProductLists : outfitLists),
    });
    return data?.createOutfit;
  };
  return {
    write: async (entered, version, intent) => {
      const values = withoutStrayPoints(entered);
      const saved = row
        ? (await change(values, row.id, version ?? row.version)).data?.updateOutfit
        : await add(values, intent);
      if (!saved) throw new Error("The response is empty.");
      lastRead.current = saved;
      return saved;
    },
    reload: async () => {
      const now = await reload(row?.id ?? "");
      if (!now) return null;
      lastRead.current = now;
      return { values: outfitValues(now), version: now.version };
    },
  };
}

const labels = {
  celebrityId: "Celebrity",
  image: "Image URL",
  date: "Date Worn",
  affiliateLink: "Affiliate Link",
  fullDescription: "Full Description",
  ...seoLabels,
};

export interface OutfitFormControl {
  form: RecordForm<OutfitValues>;
  /** Adds a new outfit and keeps its dialog open. */
  saveAndContinue: () => void;
}

/** The state of an outfit's form, with the toasts of the specification. */
export function useOutfitForm(props: Omit<OutfitFormProps, "picture" | "products" | "addPictures">): OutfitFormControl {
  const { row, copySource, draftKey, initial, isUploading, saveProducts, onClose, onContinue } = props;
  const toast = useToast();
  const tellSaved = useSavedToast("outfit");
  const { write, reload } = useSaveOutfit(row, copySource?.id);
  const { remove } = useDeleteOutfit();
  /** The dialog stays open after the current save. */
  const staysOpen = useRef(false);
  const saved = useRef<OutfitFieldsFragment>(null);
  const gone = useRef(false);
  const { role } = useContext(AccountContext);
  const isEditor = hasRole(role, "editor");
  const messages = outfitMessages[row ? "update" : "add"];
  const form = useRecordForm<OutfitValues>({
    draftKey,
    initial,
    version: row?.version ?? null,
    schema: outfitSchema,
    draftSchema: outfitDraftSchema,
    isDraft: row?.status === "DRAFT",
    labels,
    save: (values, version, intent) =>
      trySave(async () => {
        gone.current = false;
        try {
          saved.current = await write(values, version, intent);
          // The outfit is saved: its dialog stays open while products of it are left to correct.
          if (!row && !(await saveProducts(saved.current.id))) staysOpen.current = true;
        } catch (error) {
          gone.current = isNotFound(error);
          throw error;
        }
        return { version: saved.current.version, values: outfitValues(saved.current) };
      }),
    reload: row ? reload : undefined,
    onSaved: (_values, intent) => {
      const written = saved.current;
      const done = (row ? null : unpublishedOutcome(role, intent)) ?? messages.done;
      if (staysOpen.current && written) {
        toast(done);
        onContinue(written);
        return;
      }
      // A copy adds the outfit with all its products, and Undo removes them all.
      const undoAction = isEditor && copySource && written && { label: "Undo", onClick: () => void remove(written.id) };
      tellSaved(written, { ...done, action: undoAction || undefined });
      onClose();
    },
    onFailed: () => toast(gone.current ? outfitMessages.gone : messages.failed),
  });
  const submit = (stays: boolean, intent?: SaveIntent) => {
    if (isUploading) {
      toast({ title: "Pictures are still uploading", text: "Save when they are done, or cancel their uploads." });
      return;
    }
    staysOpen.current = stays;
    form.submit(intent);
  };
  return { form: { ...form, submit: (intent) => submit(false, intent) }, saveAndContinue: () => submit(true) };
}
