import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo, useState } from "react";
import { useLocalStore } from "../../../shared/hooks/useLocalStore";
import { createListServer, type ListServer } from "./listServer";
import { startSync } from "./startSync";
import { findProblem } from "./syncProblem";
import { noRecord, recordKey, toRecord, type SyncProblem, type SyncRecord } from "./syncRecord";

export interface Sync {
  /** Null when this browser does not sync. */
  record: SyncRecord | null;
  isBusy: boolean;
  /** Runs an action, one at a time. @returns its problem; null when it succeeded. */
  run: (action: (server: ListServer) => Promise<void>) => Promise<SyncProblem | null>;
}

/** How this browser syncs, and what changes that. */
export function useSync(): Sync {
  const client = useApolloClient();
  const [stored] = useLocalStore(recordKey, noRecord);
  const record = useMemo(() => toRecord(stored), [stored]);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback<Sync["run"]>(
    async (action) => {
      setBusy(true);
      try {
        await action(createListServer(client));
        startSync(client);
        return null;
      } catch (error) {
        return findProblem(error);
      } finally {
        setBusy(false);
      }
    },
    [client],
  );
  return { record, isBusy, run };
}
