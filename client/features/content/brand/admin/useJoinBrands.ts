import { useMutation } from "@apollo/client/react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { type UndoAction, useUndo } from "../../../../admin/graphql/useUndo";
import { JoinBrandNameDocument, MergeBrandsDocument } from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import { brandKind } from "./brandKind";

interface Named {
  id: string;
  name: string;
}

const lists = [...brandKind.lists, "brand", "unknownBrandNames", "auditEntries"];

/** What has become of a name, and how to undo it. */
export interface JoinedName extends UndoAction {
  text: string;
}

/** Each runs its mutation, and tells in a toast why it failed. */
export function useJoinBrands() {
  const toast = useToast();
  const undo = useUndo(lists);
  const [join] = useMutation(JoinBrandNameDocument, { update: (cache) => evictLists(cache, lists) });
  const [merge] = useMutation(MergeBrandsDocument, { update: (cache) => evictLists(cache, lists) });
  const attempt = async <Result>(run: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await run();
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
      return null;
    }
  };
  return {
    /**
     * Shows no toast: a dialog that stays open keeps the keyboard inside.
     * @param brand null for a new brand.
     */
    join: (name: string, brand: Named | null) =>
      attempt<JoinedName>(async () => {
        const { data } = await join({ variables: { input: { name, brandId: brand?.id ?? null } } });
        const text = brand ? `${name} is a spelling of ${brand.name}` : `${name} is a brand`;
        return { text, ...undo(data?.joinBrandName.undoId) };
      }),
    /** Resolves to true, or null when it failed. The toast of its success has "Undo". */
    merge: (twin: Named, into: Named) =>
      attempt(async () => {
        const { data } = await merge({ variables: { input: { id: twin.id, intoId: into.id } } });
        toast({ title: "Merged", text: `${twin.name} has become ${into.name}`, ...undo(data?.mergeBrands.undoId) });
        return true;
      }),
  };
}
