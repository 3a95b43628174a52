import { useApolloClient, useMutation } from "@apollo/client/react";
import { getErrorMessage } from "../../../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../../../admin/graphql/cacheChanges";
import { useUndo } from "../../../../../../admin/graphql/useUndo";
import { ReplacePictureDocument } from "../../../../../../graphql/generated/adminOperations";
import { plural } from "../../../../../../shared/format/plural";
import { useToast } from "../../../../../../shared/toast/ToastContext";

interface ReplacePicture {
  busy: boolean;
  /** Returns in how many rows the picture would be replaced; null when the other one cannot replace it. */
  count: (replacementId: string) => Promise<number | null>;
  /** Replaces the picture, and offers one Undo for all rows. */
  replace: (replacementId: string) => Promise<boolean>;
}

/** Rows of any kind show the change. */
const lists = [
  "pictures",
  "celebrities",
  "outfits",
  "outfit",
  "affiliateProducts",
  "categoryItems",
  "blogPosts",
  "settings",
  "trash",
] as const;

/** Replaces a picture of the library everywhere. Failures are shown in a toast. */
export function useReplacePicture(id: string): ReplacePicture {
  const toast = useToast();
  const client = useApolloClient();
  const undo = useUndo(lists);
  const [mutate, { loading }] = useMutation(ReplacePictureDocument);
  const send = async (replacementId: string, dryRun: boolean) => {
    try {
      const { data } = await mutate({ variables: { input: { id, replacementId, dryRun } } });
      return data?.replacePicture ?? null;
    } catch (error) {
      toast({ title: "Failed to replace the picture", text: getErrorMessage(error), variant: "destructive" });
      return null;
    }
  };
  return {
    busy: loading,
    count: async (replacementId) => (await send(replacementId, true))?.changed ?? null,
    replace: async (replacementId) => {
      const result = await send(replacementId, false);
      if (!result) return false;
      evictLists(client.cache, lists);
      toast({ title: `Picture replaced in ${plural(result.changed, "place")}`, ...undo(result.undoId) });
      return true;
    },
  };
}
