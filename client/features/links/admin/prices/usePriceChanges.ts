import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useUndo } from "../../../../admin/graphql/useUndo";
import {
  LeaveFoundPricesDocument,
  UseFoundPricesDocument,
  type FoundPricesInput,
} from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { useToast, type Toast } from "../../../../shared/toast/ToastContext";
import { listsWithLinks } from "../linkLists";

interface Changed {
  changed: number;
  undoId?: string | null;
}

/** Runs a change of links' prices, which a toast reports with its Undo. */
function usePriceChange<Data>(
  document: TypedDocumentNode<Data, { input: FoundPricesInput }>,
  getResult: (data: Data) => Changed,
  describe: (changed: number) => Toast,
): (linkIds: string[]) => Promise<void> {
  const toast = useToast();
  const undo = useUndo(listsWithLinks);
  const [mutate] = useMutation(document, { update: (cache) => evictLists(cache, listsWithLinks) });
  return useCallback(
    async (linkIds) => {
      try {
        const { data } = await mutate({ variables: { input: { linkIds } } });
        const { changed, undoId } = data ? getResult(data) : { changed: 0 };
        toast(changed === 0 ? nothing : { ...describe(changed), ...undo(undoId) });
      } catch (error) {
        toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
      }
    },
    [mutate, getResult, describe, toast, undo],
  );
}

const nothing: Toast = { title: "Nothing to change", text: "The pages of these links have no other price." };

const describeUse = (changed: number): Toast => ({
  title: `${plural(changed, "price")} changed`,
  text: changed === 1 ? "It is the page’s price now." : "They are the pages’ prices now.",
});

const describeLeave = (changed: number): Toast => ({
  title: `${plural(changed, "link keeps", "links keep")} our price`,
  text: "You will see a page’s price again when it changes.",
});

/** Uses the prices of links' pages for our offers, or leaves ours. */
export const usePriceChanges = () => ({
  applyPrices: usePriceChange(UseFoundPricesDocument, getUsed, describeUse),
  leavePrices: usePriceChange(LeaveFoundPricesDocument, getLeft, describeLeave),
});

const getUsed = (data: { useFoundPrices: Changed }): Changed => data.useFoundPrices;
const getLeft = (data: { leaveFoundPrices: Changed }): Changed => data.leaveFoundPrices;
