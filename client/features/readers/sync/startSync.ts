import type { ApolloClient } from "@apollo/client";
import { subscribeToStore } from "../../../shared/hooks/localStore";
import { createListServer } from "./listServer";
import { hasEdits, syncLists } from "./syncLists";
import { listKeys, readRecord } from "./syncRecord";

/** Several hearts in a row are one sync. */
const quietMs = 1_500;
/** Coming back to a tab soon brings nothing new. */
const freshMs = 10_000;

let isStarted = false;

/** Keeps this browser's lists in sync: now, after changes, on return to the page, and when back online. */
export function startSync(client: ApolloClient): void {
  if (isStarted) return;
  isStarted = true;
  const server = createListServer(client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => void syncLists(server);
  const syncEdits = () => {
    const record = readRecord();
    if (record && hasEdits(record)) run();
  };
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(syncEdits, quietMs);
  };
  for (const key of Object.values(listKeys)) subscribeToStore(key, onChange);
  document.addEventListener("visibilitychange", () => {
    const record = readRecord();
    if (document.visibilityState === "hidden") syncEdits();
    else if (record && Date.now() - record.syncedAt > freshMs) run();
  });
  window.addEventListener("online", run);
  run();
}
