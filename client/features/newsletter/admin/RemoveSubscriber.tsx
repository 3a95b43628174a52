import { useMutation } from "@apollo/client/react";
import { isNotFound } from "../../../graphql/admin/adminErrors";
import { evictLists, removeRow } from "../../../graphql/admin/cacheChanges";
import { RemoveSubscriberDocument, type SubscriberRowFragment } from "../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import { useToast } from "../../../shared/toast/ToastContext";

export interface RemoveSubscriberProps {
  /** Null closes the dialog. */
  subscriber: SubscriberRowFragment | null;
  onDone: () => void;
}

/** Asks, and permanently deletes an address: personal data does not go to the trash. */
export function RemoveSubscriber({ subscriber, onDone }: RemoveSubscriberProps) {
  const toast = useToast();
  const [remove, { loading, client }] = useMutation(RemoveSubscriberDocument);
  const confirm = async ({ id, email }: SubscriberRowFragment) => {
    const gone = () => {
      removeRow(client.cache, { __typename: "Subscriber", id });
      evictLists(client.cache, ["subscriberCounts", "subscriberGrowth"]);
      toast({ title: "Subscriber Removed", text: `${email} is no longer on the list` });
    };
    try {
      await remove({ variables: { input: { id } } });
      gone();
    } catch (error) {
      const text = "Failed to remove subscriber. Please try again.";
      // Someone else has already deleted it: treat it as success.
      if (isNotFound(error)) gone();
      else toast({ title: "Deletion Failed", text, variant: "destructive" });
    }
    onDone();
  };
  return (
    <ConfirmDialog
      open={subscriber !== null}
      title="Remove Subscriber"
      text={`Are you sure you want to remove ${subscriber?.email ?? ""}? The address is permanently deleted and cannot be restored.`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      busy={loading}
      onConfirm={() => subscriber && void confirm(subscriber)}
      onCancel={onDone}
    />
  );
}
