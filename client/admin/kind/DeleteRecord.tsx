import { useMutation } from "@apollo/client/react";
import { useToast } from "../../shared/toast/ToastContext";
import { ConfirmDialog } from "../ConfirmDialog";
import { evictLists, removeRow } from "../graphql/cacheChanges";
import { keepaliveOptions } from "../graphql/keepaliveOptions";
import { useUndo } from "../graphql/useUndo";
import { readRoot, type RecordKind } from "./recordKind";

/** What a deletion needs of a kind. */
export type DeletedKind = Pick<
  RecordKind<never, never, never, never, never>,
  "typename" | "lists" | "deletion" | "words"
> & {
  documents: Pick<RecordKind<never, never, never, never, never>["documents"], "remove">;
  messages: Pick<RecordKind<never, never, never, never, never>["messages"], "delete">;
};

/** Moves one row to the trash, removes it from cached lists, shows the outcome in a toast and offers Undo. */
export function useDeleteRecord({ typename, lists, deletion, documents, messages }: DeletedKind) {
  const toast = useToast();
  const undo = useUndo([...lists, ...deletion.alsoChanged]);
  const [mutate, { loading }] = useMutation(documents.remove, keepaliveOptions);
  /** @returns true on success. */
  const remove = async (id: string): Promise<boolean> => {
    try {
      const { data } = await mutate({
        variables: { input: { id } },
        update: (cache) => {
          removeRow(cache, { __typename: typename, id });
          evictLists(cache, deletion.alsoChanged);
        },
      });
      toast({ ...messages.delete.done, ...undo(readRoot<{ undoId: string | null }>(data)?.undoId) });
      return true;
    } catch {
      toast(messages.delete.failed);
      return false;
    }
  };
  return { busy: loading, remove };
}

interface DeleteRecordProps {
  kind: DeletedKind;
  row: { id: string; title: string };
  onClose: () => void;
}

/** Asks before one row goes to the trash, and stays open when that fails. */
export function DeleteRecord({ kind, row: { id, title }, onClose }: DeleteRecordProps) {
  const { busy, remove } = useDeleteRecord(kind);
  const { deletion, words } = kind;
  const confirm = async () => {
    if (await remove(id)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={deletion.title?.(title) ?? `Delete ${words.name}`}
      text={deletion.question ?? `Are you sure you want to delete "${title}"? This action cannot be undone.`}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
