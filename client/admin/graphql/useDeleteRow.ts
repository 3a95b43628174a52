import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useMutation } from "@apollo/client/react";
import { useToast, type Toast } from "../../shared/toast/ToastContext";
import { evictLists, removeRow } from "./cacheChanges";
import { keepaliveOptions } from "./keepaliveOptions";
import { useUndo } from "./useUndo";

export interface DeleteRowOptions<Data> {
  typename: string;
  getUndoId: (data: Data) => string | null;
  /** Root fields besides the row's lists that the deletion affects. */
  alsoChanged?: readonly string[];
  /** Root lists that contain the row again after Undo. */
  lists: readonly string[];
  done: Toast;
  failed: Toast;
}

export interface DeleteRow {
  busy: boolean;
  /** Moves the row to the trash and shows the outcome in a toast; returns true on success. */
  remove: (id: string) => Promise<boolean>;
}

/** Moves one row to the trash, removes it from cached lists, and offers Undo. */
export function useDeleteRow<Data>(
  document: TypedDocumentNode<Data, { input: { id: string } }>,
  { typename, getUndoId, alsoChanged = [], lists, done, failed }: DeleteRowOptions<Data>,
): DeleteRow {
  const toast = useToast();
  const undo = useUndo(lists);
  const [mutate, { loading }] = useMutation(document, keepaliveOptions);
  const remove = async (id: string) => {
    try {
      const { data } = await mutate({
        variables: { input: { id } },
        update: (cache) => {
          removeRow(cache, { __typename: typename, id });
          evictLists(cache, alsoChanged);
        },
      });
      toast({ ...done, ...undo(data && getUndoId(data)) });
      return true;
    } catch {
      toast(failed);
      return false;
    }
  };
  return { busy: loading, remove };
}
