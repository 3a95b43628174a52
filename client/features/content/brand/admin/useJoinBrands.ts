import { useMutation } from "@apollo/client/react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useUndo } from "../../../../admin/graphql/useUndo";
import { JoinBrandNameDocument, MergeBrandsDocument } from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import { brandKind } from "./brandKind";

interface Named {
  id: string;
  name: string;
}

const lists = [...brandKind.lists, "brand", "unknownBrandNames", "auditEntries"];

/** Each runs its mutation and shows a toast, with "Undo" on success. Resolves to whether it succeeded. */
export function useJoinBrands() {
  const toast = useToast();
  const undo = useUndo(lists);
  const [join] = useMutation(JoinBrandNameDocument, { update: (cache) => evictLists(cache, lists) });
  const [merge] = useMutation(MergeBrandsDocument, { update: (cache) => evictLists(cache, lists) });
  const attempt = async (run: () => Promise<void>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
      return false;
    }
  };
  return {
    /** @param brand null for a new brand. */
    join: (name: string, brand: Named | null) =>
      attempt(async () => {
        const { data } = await join({ variables: { input: { name, brandId: brand?.id ?? null } } });
        const text = brand ? `${name} is a spelling of ${brand.name}` : `${name} is a brand`;
        toast({ title: brand ? "Spelling added" : "Brand added", text, ...undo(data?.joinBrandName.undoId) });
      }),
    merge: (twin: Named, into: Named) =>
      attempt(async () => {
        const { data } = await merge({ variables: { input: { id: twin.id, intoId: into.id } } });
        toast({ title: "Merged", text: `${twin.name} has become ${into.name}`, ...undo(data?.mergeBrands.undoId) });
      }),
  };
}
