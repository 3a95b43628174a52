import { useContext, useRef } from "react";
import { isNotFound } from "../../../graphql/admin/adminErrors";
import { trySave } from "../../../graphql/admin/trySave";
import { useSavedToast } from "../../../graphql/admin/useSavedToast";
import type { OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";
import { unpublishedOutcome } from "../../../shared/admin/record/newRow";
import { useRecordForm, type RecordForm } from "../../../shared/admin/record/useRecordForm";
import type { SaveIntent } from "../../../shared/admin/record/recordTypes";
import { AccountContext } from "../../../shared/admin/role/accountContext";
import { hasRole } from "../../../shared/admin/role/roles";
import { seoLabels } from "../../../shared/admin/seo/seoSchema";
import { useToast } from "../../../shared/toast/ToastContext";
import type { OutfitFormProps } from "./OutfitForm";
import { outfitMessages } from "./outfitLists";
import { outfitDraftSchema, outfitSchema } from "./outfitSchema";
import { outfitValues, type OutfitValues } from "./outfitValues";
import { useDeleteOutfit } from "./useDeleteOutfit";
import { useSaveOutfit } from "./useSaveOutfit";

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
