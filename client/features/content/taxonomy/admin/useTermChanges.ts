import { useMutation } from "@apollo/client/react";
import { getFieldErrors, getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useCreate } from "../../../../admin/graphql/useCreate";
import { useUndo } from "../../../../admin/graphql/useUndo";
import {
  CreateTermDocument,
  DeleteTermDocument,
  MergeTermsDocument,
  RenameTermDocument,
} from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import type { TermList } from "./termLists";

interface Entry {
  id: string;
  name: string;
}

/**
 * Each runs its mutation and shows a toast of its success. Resolves to an error message, or null on success. The names
 * of `add` and `rename` have a field that shows the message; failures of the others are toasts.
 */
export interface TermChanges {
  add: (name: string) => Promise<string | null>;
  rename: (entry: Entry, name: string) => Promise<string | null>;
  merge: (entry: Entry, into: Entry) => Promise<string | null>;
  remove: (entry: Entry) => Promise<string | null>;
}

async function attempt(run: () => Promise<void>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return getFieldErrors(error).name ?? getErrorMessage(error);
  }
}

export function useTermChanges({ type, roots }: TermList): TermChanges {
  const toast = useToast();
  const undo = useUndo(["terms", ...roots]);
  const create = useCreate(CreateTermDocument);
  const [rename] = useMutation(RenameTermDocument);
  const [merge] = useMutation(MergeTermsDocument);
  const [remove] = useMutation(DeleteTermDocument);

  const attemptWithToast = async (run: () => Promise<void>): Promise<string | null> => {
    const failure = await attempt(run);
    if (failure !== null) toast({ title: "Error", text: failure, variant: "destructive" });
    return failure;
  };

  return {
    add: (name) =>
      attempt(async () => {
        const { data } = await create({ type, name }, { update: (cache) => evictLists(cache, ["terms"]) });
        toast({ title: "Success", text: `${data?.createTerm.name ?? name} has been added` });
      }),
    rename: ({ id }, name) =>
      attempt(async () => {
        const { data } = await rename({
          variables: { input: { id, name } },
          update: (cache) => {
            cache.modify({ id: cache.identify({ __typename: "Term", id }), fields: { name: () => name } });
            evictLists(cache, roots);
          },
        });
        toast({ title: "Updated", text: `Tag has been renamed to ${name}`, ...undo(data?.renameTerm.undoId) });
      }),
    merge: ({ id, name }, into) =>
      attemptWithToast(async () => {
        const { data } = await merge({
          variables: { input: { id, intoId: into.id } },
          update: (cache) => evictLists(cache, ["terms", ...roots]),
        });
        toast({ title: "Merged", text: `${name} has become ${into.name}`, ...undo(data?.mergeTerms.undoId) });
      }),
    remove: ({ id, name }) =>
      attemptWithToast(async () => {
        const { data } = await remove({
          variables: { input: { id } },
          update: (cache) => {
            // Lists skip evicted rows.
            cache.evict({ id: cache.identify({ __typename: "Term", id }) });
            evictLists(cache, roots);
          },
        });
        toast({ title: "Deleted", text: `${name} has been removed`, ...undo(data?.deleteTerm.undoId) });
      }),
  };
}
