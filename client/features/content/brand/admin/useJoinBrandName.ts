import { useMutation } from "@apollo/client/react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { type UndoAction, useUndo } from "../../../../admin/graphql/useUndo";
import { JoinBrandNameDocument } from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import { brandKind } from "./brandKind";

const lists = [...brandKind.lists, "brand", "unknownBrandNames", "auditEntries"];

/** What has become of a name, and how to undo it. */
export interface JoinedName extends UndoAction {
  text: string;
}

/** Makes a name a spelling or a brand, and tells in a toast why that failed. */
export function useJoinBrandName() {
  const toast = useToast();
  const undo = useUndo(lists);
  const [join] = useMutation(JoinBrandNameDocument, { update: (cache) => evictLists(cache, lists) });
  /**
   * Shows no toast: a dialog that stays open keeps the keyboard inside.
   * @param brand null for a new brand.
   */
  return async (name: string, brand: { id: string; name: string } | null): Promise<JoinedName | null> => {
    try {
      const { data } = await join({ variables: { input: { name, brandId: brand?.id ?? null } } });
      const text = brand ? `${name} is a spelling of ${brand.name}` : `${name} is a brand`;
      return { text, ...undo(data?.joinBrandName.undoId) };
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
      return null;
    }
  };
}
