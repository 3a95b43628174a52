import type { ApolloClient } from "@apollo/client";
import { apiPaths } from "../../../site/apiPaths";
import { findLastSave, findUnpublishedSave } from "./findLastSave";
import { refetchLists } from "./followLists";
import { LiveConnection, type LiveSource, type PresenceReport } from "./liveConnection";
import type { Live } from "./liveContext";

const refetchDelayMs = 500;

/** Reports presence in the background: a failed report is repeated with the next heartbeat. */
export function sendPresence(report: PresenceReport): void {
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  // A beacon arrives even when the page is being left.
  navigator.sendBeacon(apiPaths.livePresence, body);
}

export interface LiveSession extends Live {
  connection: LiveConnection;
}

export interface LiveSessionDeps {
  client: ApolloClient;
  administratorId: string;
  openSource: () => LiveSource;
  sendReport?: (report: PresenceReport) => void;
}

/** Connects the stream of a tab with the lists and forms on its screen. */
export function createLive({
  client,
  administratorId,
  openSource,
  sendReport = sendPresence,
}: LiveSessionDeps): LiveSession {
  const listeners = new Set<(tags: ReadonlySet<string>) => void>();
  let changed = new Set<string>();
  let pauses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetch = () => {
    timer = undefined;
    if (pauses > 0 || changed.size === 0) return;
    const tags = changed;
    changed = new Set();
    void refetchLists(client, tags);
  };
  const scheduleRefetch = () => {
    timer ??= setTimeout(refetch, refetchDelayMs);
  };
  const onTags = (tags: ReadonlySet<string>) => {
    listeners.forEach((listener) => listener(tags));
    tags.forEach((tag) => changed.add(tag));
    scheduleRefetch();
  };
  const connection = new LiveConnection({ openSource, sendReport, onTags });
  return {
    connection,
    administratorId,
    open: connection.open,
    subscribe: connection.subscribe,
    getOpenRecords: connection.getOpenRecords,
    onTags: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    findLastSave: (record) => findLastSave(client, record),
    findUnpublishedSave: (record) => findUnpublishedSave(client, record),
    pause: () => {
      pauses += 1;
      return () => {
        pauses -= 1;
        scheduleRefetch();
      };
    },
  };
}
