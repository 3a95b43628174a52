import { useMutation } from "@apollo/client/react";
import { type ReactNode, useContext, useRef } from "react";
import { unexpectedMessage } from "../../../admin/graphql/adminErrors";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { loadDraftPreview } from "../../../admin/preview/loadDraftPreview";
import { StoredRecord } from "../../../admin/graphql/StoredRecord";
import { trySave } from "../../../admin/graphql/trySave";
import { useCreate } from "../../../admin/graphql/useCreate";
import { useReload } from "../../../admin/graphql/useReload";
import { useSavedToast } from "../../../admin/graphql/useSavedToast";
import {
  type CelebrityFieldsFragment,
  CelebrityRecordDocument,
  CreateCelebrityDocument,
  UpdateCelebrityDocument,
} from "../../../graphql/generated/adminOperations";
import { newRowStatus, unpublishedOutcome } from "../../../admin/record/newRow";
import { useRecordForm } from "../../../admin/record/useRecordForm";
import { SaveDraftButton } from "../../../admin/record/SaveDraftButton";
import { RecordDialog } from "../../../admin/record/RecordDialog";
import type { SaveIntent, SaveOutcome } from "../../../admin/record/recordTypes";
import type { RecordAddressControl } from "../../../admin/record/useRecordAddress";
import { AccountContext, useHasRole } from "../../../admin/role/accountContext";
import { useToast } from "../../../shared/toast/ToastContext";
import { CelebrityDetails } from "./CelebrityDetails";
import { celebrityLabels } from "./celebrityFields";
import {
  celebrityLists,
  celebritySchema,
  type CelebrityValues,
  copyCelebrity,
  emptyCelebrity,
  toCelebrityInput,
  toCelebrityValues,
} from "./celebrityValues";
import { useCelebrityTabs } from "./useCelebrityTabs";

interface SaveCelebrity {
  save: (values: CelebrityValues, version: number | null, intent: SaveIntent) => Promise<SaveOutcome<CelebrityValues>>;
  tellSaved: (intent: SaveIntent) => void;
  onFailed: (message: string) => void;
}

/** Saves a new celebrity (id null) or an existing one, with the toasts of the specification. */
function useSaveCelebrity(id: string | null): SaveCelebrity {
  const toast = useToast();
  const { role } = useContext(AccountContext);
  const showSaved = useSavedToast("celebrity");
  const saved = useRef<CelebrityFieldsFragment>(null);
  const create = useCreate(CreateCelebrityDocument);
  const [update] = useMutation(UpdateCelebrityDocument);
  const [verb, done] = id === null ? ["add", "added"] : ["update", "updated"];
  return {
    save: (values, version, intent) =>
      trySave(async () => {
        const input = toCelebrityInput(values);
        // A new name or category may change the row's position in lists, so refetch them.
        const options = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, celebrityLists) };
        if (id === null) await create({ ...input, ...newRowStatus(intent) }, options);
        else {
          const { data } = await update({ ...options, variables: { input: { ...input, id, version: version ?? 0 } } });
          saved.current = data?.updateCelebrity ?? null;
        }
      }),
    tellSaved: (intent) => {
      const draft = id === null ? unpublishedOutcome(role, intent) : null;
      showSaved(saved.current, draft ?? { title: `Celebrity ${done} successfully` });
    },
    onFailed: (message) =>
      toast({
        title: message === unexpectedMessage ? unexpectedMessage : `Failed to ${verb} celebrity: ${message}`,
        variant: "destructive",
      }),
  };
}

interface CelebrityFormProps {
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
function CelebrityForm({ id, initial, version, draftKey, imageField, onClose }: CelebrityFormProps) {
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

interface CelebrityDialogsProps {
  control: RecordAddressControl;
  imageField: ReactNode;
}

/** The dialog that the URL opens: an empty form, or a row to view, edit or copy. */
export function CelebrityDialogs({ control, imageField }: CelebrityDialogsProps) {
  const { address, close } = control;
  if (address.kind === "none") return null;
  if (address.kind === "new")
    return (
      <CelebrityForm
        id={null}
        initial={emptyCelebrity}
        version={null}
        draftKey="celebrity:new"
        imageField={imageField}
        onClose={close}
      />
    );
  return <OfRow key={`${address.kind}:${address.id}`} {...address} control={control} imageField={imageField} />;
}

const titles = { view: "Celebrity Details", edit: "Edit Celebrity", copy: "Add New Celebrity" };

interface OfRowProps extends CelebrityDialogsProps {
  kind: "view" | "edit" | "copy";
  id: string;
}

function OfRow({ kind, id, control, imageField }: OfRowProps) {
  const { close, open } = control;
  const form = { imageField, onClose: close };
  return (
    <StoredRecord
      query={CelebrityRecordDocument}
      id={id}
      selectRow={(data) => data.celebrity}
      title={titles[kind]}
      onClose={close}
    >
      {(row) =>
        kind === "view" ? (
          <CelebrityDetails celebrity={row} onEdit={() => open("edit", id)} onClose={close} />
        ) : kind === "edit" ? (
          <CelebrityForm
            {...form}
            id={id}
            initial={toCelebrityValues(row)}
            version={row.version}
            draftKey={`celebrity:${id}`}
          />
        ) : (
          <CelebrityForm
            {...form}
            id={null}
            initial={copyCelebrity(row)}
            version={null}
            draftKey={`celebrity:copy:${id}`}
          />
        )
      }
    </StoredRecord>
  );
}
