import { evictLists, removeRow } from "../../../admin/graphql/cacheChanges";
import { useRemoval } from "../../../admin/graphql/useRemoval";
import { RemoveSubscriberDocument, type SubscriberRowFragment } from "../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../admin/ConfirmDialog";

export interface RemoveSubscriberProps {
  /** Null closes the dialog. */
  subscriber: SubscriberRowFragment | null;
  onDone: () => void;
}

/** Asks, and permanently deletes an address: personal data does not go to the trash. */
export function RemoveSubscriber({ subscriber, onDone }: RemoveSubscriberProps) {
  const { busy, remove } = useRemoval(RemoveSubscriberDocument);
  const confirm = async ({ id, email }: SubscriberRowFragment) => {
    await remove({
      variables: { input: { id } },
      update: (cache) => {
        removeRow(cache, { __typename: "Subscriber", id });
        evictLists(cache, ["subscriberCounts", "subscriberGrowth"]);
      },
      done: { title: "Subscriber Removed", text: `${email} is no longer on the list` },
      failed: {
        title: "Deletion Failed",
        text: "Failed to remove subscriber. Please try again.",
        variant: "destructive",
      },
    });
    onDone();
  };
  return (
    <ConfirmDialog
      open={subscriber !== null}
      title="Remove Subscriber"
      text={`Are you sure you want to remove ${subscriber?.email ?? ""}? The address is permanently deleted and cannot be restored.`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      busy={busy}
      onConfirm={() => subscriber && void confirm(subscriber)}
      onCancel={onDone}
    />
  );
}
