import { useApolloClient, useMutation } from "@apollo/client/react";
import { getErrorMessage, getFieldErrors } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useUndo } from "../../../../admin/graphql/useUndo";
import {
  ReplaceHostDocument,
  type ReplaceHostInput,
  type ReplaceHostMutation,
} from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";
import { listsWithLinks } from "../linkLists";

type HostChange = ReplaceHostMutation["replaceHost"];
type Hosts = Omit<ReplaceHostInput, "dryRun">;

/** Both throw errors with a message for the user. */
export interface ReplaceHost {
  /** Counts the rows that would change, and returns examples. */
  preview: (hosts: Hosts) => Promise<HostChange>;
  /** Replaces the host and offers one Undo. */
  replace: (hosts: Hosts) => Promise<void>;
}

export function useReplaceHost(): ReplaceHost {
  const toast = useToast();
  const { cache } = useApolloClient();
  const undo = useUndo(listsWithLinks);
  const [mutate] = useMutation(ReplaceHostDocument);
  const send = async (input: ReplaceHostInput): Promise<HostChange> => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) throw new Error("The server sent no data.");
      return data.replaceHost;
    } catch (error) {
      const [message = getErrorMessage(error)] = Object.values(getFieldErrors(error));
      throw new Error(message, { cause: error });
    }
  };
  return {
    preview: (hosts) => send({ ...hosts, dryRun: true }),
    replace: async (hosts) => {
      const { changed, undoId } = await send({ ...hosts, dryRun: false });
      evictLists(cache, listsWithLinks);
      toast({
        title: "Host replaced",
        text: `${plural(changed, "row has", "rows have")} the new address`,
        ...undo(undoId),
      });
    },
  };
}
