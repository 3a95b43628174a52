import { KindForm } from "../../../../../admin/kind/KindForm";
import { FeedFormFields } from "./FeedFormFields";
import { feedKind } from "./feedKind";

interface AddFeedProps {
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** The dialog that adds a feed. */
export function AddFeed({ onCreated, onClose }: AddFeedProps) {
  return (
    <KindForm
      kind={feedKind}
      row={null}
      // The form no longer guards its values here, so the screen may leave.
      onSaved={({ id }, showToast, stays) => {
        showToast();
        if (!stays) onCreated(id);
      }}
      onClose={onClose}
    >
      <FeedFormFields />
    </KindForm>
  );
}
