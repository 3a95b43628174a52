import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useUndo } from "../../../../admin/graphql/useUndo";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import {
  MarkLinkAlertsSeenDocument,
  RecheckLinkDocument,
  ReplaceLinkDocument,
  type LinkRowFragment,
} from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";
import { listsWithLinks } from "./linkLists";
import { stateLabel } from "./linkStates";

export interface LinkChanges {
  /** Id of the link whose check is running. */
  checking: string | null;
  recheck: (link: LinkRowFragment) => Promise<void>;
  /** Throws errors that the form shows. */
  replace: (link: LinkRowFragment, address: string) => Promise<void>;
  markSeen: () => Promise<void>;
}

export function useLinkChanges(): LinkChanges {
  const toast = useToast();
  const attempt = useAttempt();
  const { cache } = useApolloClient();
  const undo = useUndo(listsWithLinks);
  const [recheck] = useMutation(RecheckLinkDocument);
  const [replace] = useMutation(ReplaceLinkDocument);
  const [markSeen] = useMutation(MarkLinkAlertsSeenDocument);
  const [checking, setChecking] = useState<string | null>(null);
  return {
    checking,
    recheck: async ({ id, host }) => {
      setChecking(id);
      await attempt(async () => {
        const { data } = await recheck({ variables: { input: { id } } });
        evictLists(cache, ["linkStateCounts", "linkAlerts"]);
        if (data) toast({ title: `${host}: ${stateLabel(data.recheckLink.state)}`, text: data.recheckLink.detail });
      });
      setChecking(null);
    },
    replace: async ({ id }, address) => {
      const { data } = await replace({ variables: { input: { id, address } } });
      evictLists(cache, listsWithLinks);
      const { changed = 0, undoId } = data?.replaceLink ?? {};
      toast({
        title: "Link replaced",
        text: `${plural(changed, "row has", "rows have")} the new address`,
        ...undo(undoId),
      });
    },
    markSeen: async () => {
      await markSeen().catch(() => undefined);
      evictLists(cache, ["linkAlerts"]);
    },
  };
}
