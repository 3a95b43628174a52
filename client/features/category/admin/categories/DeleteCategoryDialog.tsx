import { Link } from "react-router-dom";
import { adminPaths } from "../../../../../site/addresses";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useRemoval } from "../../../../admin/graphql/useRemoval";
import { type CategoryRowFragment, DeleteCategoryDocument } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import { plural } from "../../../../shared/format/plural";
import { categoryLists } from "./categoryLists";

export interface DeleteCategoryDialogProps {
  category: CategoryRowFragment;
  onClose: () => void;
}

/** Asks before a category is deleted; for one with items it says what to do first. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const { busy, remove } = useRemoval(DeleteCategoryDocument);
  const { id, name, label, itemCount } = category;
  const confirm = async () => {
    await remove({
      variables: { input: { id } },
      update: (cache) => evictLists(cache, categoryLists),
      done: { title: "Category deleted", text: `${label} has been removed` },
    });
    onClose();
  };
  if (itemCount > 0)
    return (
      <ConfirmDialog
        open
        title={`Delete ${label}`}
        text={
          <p>
            <Link to={adminPaths.items({ category: name })}>{plural(itemCount, "item")}</Link>{" "}
            {itemCount === 1 ? "uses" : "use"} this category. Give {itemCount === 1 ? "it" : "them"} another category
            first.
          </p>
        }
        cancelLabel="Close"
        onCancel={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={`Delete ${label}`}
      text="No item uses this category. Its page will no longer exist."
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
