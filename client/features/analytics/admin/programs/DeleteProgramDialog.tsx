import { useMutation } from "@apollo/client/react";
import { getErrorMessage } from "../../../../graphql/admin/adminErrors";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { DeleteAffiliateProgramDocument } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../shared/admin/ConfirmDialog";
import { useToast } from "../../../../shared/toast/ToastContext";

export interface DeleteProgramDialogProps {
  program: { id: string; name: string };
  onClose: () => void;
}

/** Deletes a program permanently; its links and imported conversions stay. */
export function DeleteProgramDialog({ program: { id, name }, onClose }: DeleteProgramDialogProps) {
  const toast = useToast();
  const [mutate, { loading }] = useMutation(DeleteAffiliateProgramDocument, {
    update: (cache) => evictLists(cache, ["affiliatePrograms"]),
  });
  const run = async () => {
    try {
      await mutate({ variables: { id } });
      toast({ title: "Affiliate program deleted", text: name });
      onClose();
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete Affiliate Program"
      text={`Are you sure you want to delete "${name}"? Its links will use the site's redirect. Imported conversions stay.`}
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
