import type { FeedFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { RecordPage } from "../../../../../admin/record/RecordPage";
import { useKindForm } from "../../../../../admin/kind/useKindForm";
import { FeedFormFields } from "./FeedFormFields";
import { feedKind } from "./feedKind";

/** The form with the settings of a feed. */
export function FeedSettings({ feed }: { feed: FeedFieldsFragment }) {
  const form = useKindForm(feedKind, {
    row: feed,
    onSaved: (_saved, showToast) => showToast(),
    onClose: () => undefined,
  });
  return (
    <RecordPage form={form} label="Settings of the feed" submitLabel="Save settings">
      <FeedFormFields />
    </RecordPage>
  );
}
