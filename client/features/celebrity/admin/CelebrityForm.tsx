import type { ReactNode } from "react";
import { loadDraftPreview } from "../../../graphql/admin/loadDraftPreview";
import { useReload } from "../../../graphql/admin/useReload";
import { CelebrityRecordDocument } from "../../../graphql/generated/adminOperations";
import { useRecordForm } from "../../../shared/admin/record/useRecordForm";
import { SaveDraftButton } from "../../../shared/admin/record/SaveDraftButton";
import { RecordDialog } from "../../../shared/admin/record/RecordDialog";
import { useHasRole } from "../../../shared/admin/role/accountContext";
import { celebrityLabels } from "./celebrityFields";
import { celebritySchema } from "./celebritySchema";
import { useCelebrityTabs } from "./useCelebrityTabs";
import { toCelebrityInput, toCelebrityValues, type CelebrityValues } from "./celebrityValues";
import { useSaveCelebrity } from "./useSaveCelebrity";

export interface CelebrityFormProps {
  /** Null for a new celebrity. */
  id: string | null;
  initial: CelebrityValues;
  version: number | null;
  draftKey: string;
  /** The field `image`, from another feature. */
  imageField: ReactNode;
  onClose: () => void;
}

/** Adds or edits a celebrity. */
export function CelebrityForm({ id, initial, version, draftKey, imageField, onClose }: CelebrityFormProps) {
  const reload = useReload(CelebrityRecordDocument, (data) => data.celebrity);
  const { save, onFailed, tellSaved } = useSaveCelebrity(id);
  const isEditor = useHasRole("editor");
  const tabs = useCelebrityTabs(id, imageField);
  const form = useRecordForm<CelebrityValues>({
    draftKey,
    initial,
    version,
    schema: celebritySchema,
    labels: celebrityLabels,
    save,
    reload: async () => {
      const row = id === null ? null : await reload(id);
      return row && { values: toCelebrityValues(row), version: row.version };
    },
    onSaved: (_values, intent) => {
      tellSaved(intent);
      onClose();
    },
    onFailed,
  });
  return (
    <RecordDialog
      form={form}
      title={id === null ? "Add New Celebrity" : "Edit Celebrity"}
      submitLabel={id !== null ? "Update Celebrity" : isEditor ? "Add Celebrity" : "Save as draft"}
      busyLabel={id === null ? "Adding..." : "Updating..."}
      tabs={tabs}
      actions={id === null ? <SaveDraftButton form={form} /> : undefined}
      loadPreview={(values, at, signal) =>
        loadDraftPreview("celebrity", { ...(id !== null && { id, version: at }), ...toCelebrityInput(values) }, signal)
      }
      onClose={onClose}
    />
  );
}
