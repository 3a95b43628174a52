import { useMutation } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../../site/addresses";
import { getErrorMessage, isNotFound } from "../../../../graphql/admin/adminErrors";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { type CategoryRowFragment, DeleteCategoryDocument } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../shared/admin/ConfirmDialog";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";
import { categoryLists } from "./categoryLists";

export interface DeleteCategoryDialogProps {
  category: CategoryRowFragment;
  onClose: () => void;
}

/** Asks before a category is deleted; for one with items it says what to do first. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const toast = useToast();
  const [remove, { loading, client }] = useMutation(DeleteCategoryDocument);
  const { id, name, label, itemCount } = category;
  const confirm = async () => {
    try {
      await remove({ variables: { input: { id } } }).catch((error: unknown) => {
        // Someone else has already deleted it: treat it as success.
        if (!isNotFound(error)) throw error;
      });
      evictLists(client.cache, categoryLists);
      toast({ title: "Category deleted", text: `${label} has been removed` });
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
    }
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
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
