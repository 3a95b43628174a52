import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useRemoval } from "../../../../admin/graphql/useRemoval";
import { DeleteFeedDocument } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import { plural } from "../../../../shared/format/plural";

export interface DeleteFeedProps {
  feed: { id: string; name: string; itemCount: number };
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what stays, and deletes a feed. */
export function DeleteFeed({ feed: { id, name, itemCount }, onDeleted, onClose }: DeleteFeedProps) {
  const { busy, remove } = useRemoval(DeleteFeedDocument);
  const run = async () => {
    const isRemoved = await remove({
      variables: { input: { id } },
      update: (cache) => evictLists(cache, ["feeds", "categoryRules", "categoryItems"]),
      done: { title: "Feed deleted", text: name },
    });
    if (isRemoved) onDeleted();
  };
  const items =
    itemCount === 0 ? "It has no items." : `Its ${plural(itemCount, "item")} stay on the site, as if entered by hand.`;
  return (
    <ConfirmDialog
      open
      title="Delete feed"
      text={`“${name}” is deleted with its history and its own rules. ${items} This cannot be undone.`}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
