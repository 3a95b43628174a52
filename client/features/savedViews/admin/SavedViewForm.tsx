import { useMutation } from "@apollo/client/react";
import { boolean, object, string } from "yup";
import { trySave } from "../../../admin/graphql/trySave";
import { useCreate } from "../../../admin/graphql/useCreate";
import {
  CreateSavedViewDocument,
  UpdateSavedViewDocument,
  type ViewScreen,
} from "../../../graphql/generated/adminOperations";
import { FormGrid } from "../../../admin/form/FormGrid";
import { FormSwitch } from "../../../admin/form/FormSwitch";
import { FormText } from "../../../admin/form/FormText";
import { RecordDialog } from "../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../admin/record/useRecordForm";
import { useToast } from "../../../shared/toast/ToastContext";
import { updateViews } from "./useViewChanges";

/** A view in the form; a new one has no id. */
export interface EditedView {
  id: string | null;
  name: string;
  isShared: boolean;
}

export interface SavedViewFormProps {
  view: EditedView;
  screen: ViewScreen;
  /** What a new view keeps. */
  query: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

type Values = Omit<EditedView, "id">;

const labels = { name: "Name", isShared: "Shared with everyone" };
const schema = object({
  name: string().trim().required("Enter a name").max(60, "At most 60 characters"),
  isShared: boolean().required(),
});
const update = { update: updateViews };

/** Names the list as it is now, or renames and shares a view. */
export function SavedViewForm({ view: { id, ...initial }, screen, query, onSaved, onClose }: SavedViewFormProps) {
  const toast = useToast();
  const add = useCreate(CreateSavedViewDocument);
  const [change] = useMutation(UpdateSavedViewDocument, update);
  const form = useRecordForm<Values>({
    draftKey: `savedView:${id ?? `new:${screen}`}`,
    initial,
    schema,
    labels,
    save: (values) =>
      trySave(async () => {
        if (id !== null) return void (await change({ variables: { input: { id, ...values } } }));
        const { data } = await add({ ...values, screen, query }, update);
        if (data) onSaved(data.createSavedView.id);
      }),
    onSaved: ({ name }) => {
      toast({ title: id === null ? "View saved" : "View updated", text: name.trim() });
      onClose();
    },
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog
      form={form}
      title={id === null ? "Save view" : "Edit view"}
      submitLabel="Save"
      busyLabel="Saving..."
      maxWidth={480}
      onClose={onClose}
    >
      <FormGrid>
        <FormText
          name="name"
          label={labels.name}
          required
          hint="A view keeps the search, the filters, the order and the visible columns."
        />
        <FormSwitch name="isShared" label={labels.isShared} hint="Otherwise only you see it." />
      </FormGrid>
    </RecordDialog>
  );
}
