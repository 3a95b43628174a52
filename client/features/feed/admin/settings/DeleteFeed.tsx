import { useMutation } from "@apollo/client/react";
import { getErrorMessage, isNotFound } from "../../../../graphql/admin/adminErrors";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { DeleteFeedDocument } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../shared/admin/ConfirmDialog";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";

export interface DeleteFeedProps {
  feed: { id: string; name: string; itemCount: number };
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what stays, and deletes a feed. */
export function DeleteFeed({ feed: { id, name, itemCount }, onDeleted, onClose }: DeleteFeedProps) {
  const toast = useToast();
  const [remove, { loading }] = useMutation(DeleteFeedDocument, {
    update: (cache) => evictLists(cache, ["feeds", "categoryRules", "categoryItems"]),
  });
  const run = async () => {
    try {
      await remove({ variables: { input: { id } } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      toast({ title: "Feed deleted", text: name });
      onDeleted();
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
    }
  };
  const items =
    itemCount === 0 ? "It has no items." : `Its ${plural(itemCount, "item")} stay on the site, as if entered by hand.`;
  return (
    <ConfirmDialog
      open
      title="Delete feed"
      text={`“${name}” is deleted with its history and its own rules. ${items} This cannot be undone.`}
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
