import { useMutation } from "@apollo/client/react";
import { isNotFound, getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import {
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  type OpenSessionFragment,
} from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import { deviceName, rememberSessions } from "./openSessions";

export interface EndSessions {
  busy: boolean;
  endOne: (session: OpenSessionFragment) => Promise<void>;
  endOthers: () => Promise<void>;
}

/** Signs out other sessions and shows the outcome in a toast. */
export function useEndSessions(): EndSessions {
  const toast = useToast();
  const failed = (error: unknown) => toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
  const [revoke, one] = useMutation(RevokeSessionDocument, {
    update: (cache, { data }) => rememberSessions(cache, data?.revokeSession),
  });
  const [revokeOthers, others] = useMutation(RevokeOtherSessionsDocument, {
    update: (cache, { data }) => rememberSessions(cache, data?.revokeOtherSessions),
  });
  return {
    busy: one.loading || others.loading,
    endOne: async (session) => {
      try {
        await revoke({ variables: { input: { id: session.id } } });
        toast({ title: "Session ended", text: `${deviceName(session)} is signed out.` });
      } catch (error) {
        failed(error);
        // The session has ended meanwhile, so the list is out of date.
        if (isNotFound(error)) evictLists(one.client.cache, ["sessions"]);
      }
    },
    endOthers: async () => {
      try {
        await revokeOthers();
        toast({ title: "Sessions ended", text: "All other sessions are signed out." });
      } catch (error) {
        failed(error);
      }
    },
  };
}
