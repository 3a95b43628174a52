import type { ApolloClient } from "@apollo/client";
import { apiPaths } from "../../../site/apiPaths";
import { refetchLists } from "./followLists";
import { publishableTypes } from "../kind/contentKinds";
import { LiveConnection, type LiveSource, type PresenceReport } from "./liveConnection";
import type { Live, LastSave, UnpublishedSave } from "./liveContext";
import {
  LastSaveOfItemDocument,
  LastSaveOfPageDocument,
  LastSaveOfProductDocument,
  UnpublishedSaveDocument,
} from "../../graphql/generated/adminOperations";
import { unattendedOperation } from "../session/sessionLink";

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

/** Not from the cache and not into it: an open form keeps the version that it has read. */
const options = { fetchPolicy: "no-cache", context: unattendedOperation } as const;

/** Returns the last save of a record such as `outfit:ID`; products and items do not store who saved them. */
async function findLastSave(client: ApolloClient, record: string): Promise<LastSave | null> {
  const [kind, id = ""] = record.split(":");
  const type = publishableTypes.find((name) => name === kind);
  if (type) {
    const { data } = await client.query({ query: LastSaveOfPageDocument, variables: { type, id }, ...options });
    const [last] = data?.revisions.nodes ?? [];
    return last ? { name: last.authorName, version: last.version } : null;
  }
  if (kind === "affiliateProduct") {
    const { data } = await client.query({ query: LastSaveOfProductDocument, variables: { id }, ...options });
    return data?.affiliateProduct ? { name: "", version: data.affiliateProduct.version } : null;
  }
  if (kind !== "categoryItem") return null;
  const { data } = await client.query({ query: LastSaveOfItemDocument, variables: { id }, ...options });
  return data?.categoryItem ? { name: "", version: data.categoryItem.version } : null;
}

/** Returns the save of a record that a release has left unpublished; null for other kinds and when there is none. */
async function findUnpublishedSave(client: ApolloClient, record: string): Promise<UnpublishedSave | null> {
  const [kind, id = ""] = record.split(":");
  if (!publishableTypes.some((name) => name === kind)) return null;
  const { data } = await client.query({ query: UnpublishedSaveDocument, variables: { id }, ...options });
  const save = data?.unpublishedSave;
  return save ? { name: save.authorName, savedAt: save.createdAt } : null;
}
