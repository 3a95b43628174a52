import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import { CancelReleaseDocument, type ReleaseLineFragment } from "../../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../../admin/ConfirmDialog";
import { plural } from "../../../../../shared/format/plural";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { publishedLists } from "../publishable";

export interface CancelReleaseDialogProps {
  release: ReleaseLineFragment;
  onClose: () => void;
}

/** Asks before a release is canceled. */
export function CancelReleaseDialog({ release: { id, title, rows }, onClose }: CancelReleaseDialogProps) {
  const toast = useToast();
  const attempt = useAttempt();
  const [cancel, { loading }] = useMutation(CancelReleaseDocument, {
    update: (cache) => evictLists(cache, publishedLists),
  });
  const confirm = async () => {
    if (await attempt(() => cancel({ variables: { input: { id } } })))
      toast({ title: "Release canceled", text: `“${title}” is not published.` });
    onClose();
  };
  const entries = plural(rows.length, "entry becomes a draft", "entries become drafts");
  return (
    <ConfirmDialog
      open
      title="Cancel release"
      text={`“${title}” will not be published. ${entries}, and nothing that was written is lost.`}
      confirmLabel="Cancel release"
      busyLabel="Canceling..."
      cancelLabel="Keep release"
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
