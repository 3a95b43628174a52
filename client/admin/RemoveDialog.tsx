import type { OperationVariables } from "@apollo/client";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { Toast } from "../shared/toast/ToastContext";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";
import { evictLists, removeRow } from "./graphql/cacheChanges";
import { useRemoval } from "./graphql/useRemoval";

interface RemoveDialogProps<Variables> extends Pick<
  ConfirmDialogProps,
  "title" | "text" | "confirmLabel" | "busyLabel"
> {
  document: TypedDocumentNode<unknown, Variables>;
  variables: Variables;
  /** Root fields to read again. */
  lists?: readonly string[];
  /** The row to take out of the cached lists, which are then not read again. */
  row?: { __typename: string; id: string };
  done: Toast;
  /** The server's sentence by default. */
  failed?: Toast;
  /** Instead of closing. */
  onRemoved?: () => void;
  onClose: () => void;
}

/** Asks before something is removed for good, without the trash, and stays open when that fails. */
export function RemoveDialog<Variables extends OperationVariables>(props: RemoveDialogProps<Variables>) {
  const { document, variables, lists = [], row, done, failed, onClose, onRemoved = onClose, ...question } = props;
  const { busy, remove } = useRemoval(document);
  const confirm = async () => {
    const isRemoved = await remove({
      variables,
      update: (cache) => {
        if (row) removeRow(cache, row);
        evictLists(cache, lists);
      },
      done,
      failed,
    });
    if (isRemoved) onRemoved();
  };
  return <ConfirmDialog open {...question} busy={busy} onConfirm={() => void confirm()} onCancel={onClose} />;
}
