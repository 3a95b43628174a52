import { useRef } from "react";
import { RecordDialog } from "../../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../../admin/record/useRecordForm";
import { useToast } from "../../../../shared/toast/ToastContext";
import { FeedFormFields } from "./FeedFormFields";
import { emptyFeed, feedLabels, feedSchema, type FeedValues } from "./feedValues";
import { useCreateFeed } from "./useSaveFeed";

export interface AddFeedProps {
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** The dialog that adds a feed. */
export function AddFeed({ onCreated, onClose }: AddFeedProps) {
  const toast = useToast();
  const created = useRef("");
  const save = useCreateFeed((id) => void (created.current = id));
  const form = useRecordForm<FeedValues>({
    draftKey: "feed:new",
    initial: emptyFeed,
    schema: feedSchema,
    labels: feedLabels,
    save,
    // The form no longer guards its values here, so the screen may leave.
    onSaved: () => {
      toast({ title: "Feed added", text: "Check it now to see what an import would do." });
      onCreated(created.current);
    },
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog form={form} title="Add feed" submitLabel="Add feed" busyLabel="Adding..." onClose={onClose}>
      <FeedFormFields />
    </RecordDialog>
  );
}
