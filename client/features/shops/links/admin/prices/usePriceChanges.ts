import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useUndo } from "../../../../../admin/graphql/useUndo";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import {
  DismissFoundPricesDocument,
  AcceptFoundPricesDocument,
  type FoundPricesInput,
} from "../../../../../graphql/generated/adminOperations";
import { type OneRoot, readRoot } from "../../../../../admin/kind/recordKind";
import { plural } from "../../../../../shared/format/plural";
import { useToast, type Toast } from "../../../../../shared/toast/ToastContext";
import { listsWithLinks } from "../linkLists";

interface Changed {
  changed: number;
  undoId?: string | null;
}

/** Runs a change of links' prices, which a toast reports with its Undo. */
function usePriceChange(
  document: OneRoot<Changed, { input: FoundPricesInput }>,
  describe: (changed: number) => Toast,
): (linkIds: string[]) => Promise<boolean> {
  const toast = useToast();
  const attempt = useAttempt();
  const undo = useUndo(listsWithLinks);
  const [mutate] = useMutation(document, { update: (cache) => evictLists(cache, listsWithLinks) });
  return useCallback(
    (linkIds) =>
      attempt(async () => {
        const { data } = await mutate({ variables: { input: { linkIds } } });
        const { changed, undoId } = readRoot<Changed>(data) ?? { changed: 0 };
        toast(changed === 0 ? nothing : { ...describe(changed), ...undo(undoId) });
      }),
    [mutate, describe, toast, attempt, undo],
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
  acceptPrices: usePriceChange(AcceptFoundPricesDocument, describeUse),
  dismissPrices: usePriceChange(DismissFoundPricesDocument, describeLeave),
});
