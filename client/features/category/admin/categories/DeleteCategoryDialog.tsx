import { Link } from "react-router-dom";
import { adminPaths } from "../../../../../site/addresses";
import { type CategoryRowFragment, DeleteCategoryDocument } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import { RemoveDialog } from "../../../../admin/RemoveDialog";
import { plural } from "../../../../shared/format/plural";
import { categoryKind } from "./categoryKind";

interface DeleteCategoryDialogProps {
  category: CategoryRowFragment;
  onClose: () => void;
}

/** Asks before a category is deleted; for one with items it says what to do first. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const { id, name, label, itemCount } = category;
  const title = `Delete ${label}`;
  if (itemCount === 0)
    return (
      <RemoveDialog
        document={DeleteCategoryDocument}
        variables={{ input: { id } }}
        lists={categoryKind.lists}
        title={title}
        text="No item uses this category. Its page will no longer exist."
        done={{ title: "Category deleted", text: `${label} has been removed` }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={title}
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
}
