import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useRemoval } from "../../../../admin/graphql/useRemoval";
import { DeleteAffiliateProgramDocument } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";

export interface DeleteProgramDialogProps {
  program: { id: string; name: string };
  onClose: () => void;
}

/** Deletes a program permanently; its links and imported conversions stay. */
export function DeleteProgramDialog({ program: { id, name }, onClose }: DeleteProgramDialogProps) {
  const { busy, remove } = useRemoval(DeleteAffiliateProgramDocument);
  const run = async () => {
    const isRemoved = await remove({
      variables: { id },
      update: (cache) => evictLists(cache, ["affiliatePrograms"]),
      done: { title: "Affiliate program deleted", text: name },
    });
    if (isRemoved) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete Affiliate Program"
      text={`Are you sure you want to delete "${name}"? Its links will use the site's redirect. Imported conversions stay.`}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
