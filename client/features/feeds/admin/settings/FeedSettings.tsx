import type { FeedFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { RecordPage } from "../../../../admin/record/RecordPage";
import { useRecordForm } from "../../../../admin/record/useRecordForm";
import { useToast } from "../../../../shared/toast/ToastContext";
import { FeedFormFields } from "./FeedFormFields";
import { feedLabels, feedSchema, feedValues, type FeedValues } from "./feedValues";
import { useUpdateFeed } from "./useSaveFeed";

/** The form with the settings of a feed. */
export function FeedSettings({ feed }: { feed: FeedFieldsFragment }) {
  const toast = useToast();
  const { save, reload } = useUpdateFeed(feed.id);
  const form = useRecordForm<FeedValues>({
    draftKey: `feed:${feed.id}`,
    initial: feedValues(feed),
    version: feed.version,
    schema: feedSchema,
    labels: feedLabels,
    save,
    reload,
    onSaved: () => toast({ title: "Feed saved" }),
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordPage form={form} label="Settings of the feed" submitLabel="Save settings">
      <FeedFormFields />
    </RecordPage>
  );
}
