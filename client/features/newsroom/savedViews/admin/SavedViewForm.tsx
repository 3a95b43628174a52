import { boolean, object, string } from "yup";
import {
  CreateSavedViewDocument,
  type SavedViewFieldsFragment,
  UpdateSavedViewDocument,
  type ViewScreen,
} from "../../../../graphql/generated/adminOperations";
import { FormGrid } from "../../../../admin/form/FormGrid";
import { FormSwitch } from "../../../../admin/form/FormSwitch";
import { FormText } from "../../../../admin/form/FormText";
import { KindForm } from "../../../../admin/kind/KindForm";
import { formKind } from "../../../../admin/kind/recordKind";

type ViewValues = Pick<SavedViewFieldsFragment, "name" | "isShared">;

const labels = { name: "Name", isShared: "Shared with everyone" };
const done =
  (title: string) =>
  ({ name }: ViewValues) => ({ title, text: name.trim() });

export const savedViewKind = formKind({
  type: "savedView",
  words: { name: "view", addTitle: "Save view", editTitle: "Edit view", add: "Save", update: "Save" },
  documents: { create: CreateSavedViewDocument, update: UpdateSavedViewDocument },
  // The lists of all screens.
  lists: ["savedViews", "defaultView"],
  schema: object({
    name: string().trim().required("Enter a name").max(60, "At most 60 characters"),
    isShared: boolean().required(),
  }),
  empty: { name: "", isShared: false },
  toValues: ({ name, isShared }: SavedViewFieldsFragment): ViewValues => ({ name, isShared }),
  toInput: (changed) => changed,
  labels,
  messages: { add: { done: done("View saved") }, update: { done: done("View updated") } },
  maxWidth: 480,
});

interface SavedViewFormProps {
  /** Null for a new view. */
  view: SavedViewFieldsFragment | null;
  screen: ViewScreen;
  /** What a new view keeps. */
  query: string;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** Names the list as it is now, or renames and shares a view. */
export function SavedViewForm({ view, screen, query, onCreated, onClose }: SavedViewFormProps) {
  return (
    <KindForm
      kind={savedViewKind}
      row={view}
      draftKey={`savedView:${view?.id ?? `new:${screen}`}`}
      createWith={{ screen, query }}
      onSaved={({ id }, showToast, stays) => {
        showToast();
        if (stays) return;
        if (!view) onCreated(id);
        onClose();
      }}
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
    </KindForm>
  );
}
