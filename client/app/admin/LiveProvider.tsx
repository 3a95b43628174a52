import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, type ReactNode } from "react";
import { apiPaths } from "../../../site/apiPaths";
import { useAdminAuth } from "../../features/people/accounts/admin/adminAuthContext";
import { sessionGate } from "../../admin/session/sessionGate";
import type { LiveConnection } from "../../admin/live/liveConnection";
import { LiveContext } from "../../admin/live/liveContext";
import { createLive } from "../../admin/live/createLive";

/** Browsers open few connections to a site: a tab that is not looked at returns its one. */
const hiddenMs = 60_000;

/** Keeps the stream open while the tab is visible or has a record open. @returns a function that ends it. */
function connect(connection: LiveConnection): () => void {
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  const followVisibility = () => {
    clearTimeout(hiddenTimer);
    if (!document.hidden) connection.start();
    else
      hiddenTimer = setTimeout(() => {
        if (!connection.hasRecords) connection.stop();
      }, hiddenMs);
  };
  const closeRecords = () => connection.closeRecords();
  document.addEventListener("visibilitychange", followVisibility);
  window.addEventListener("pagehide", closeRecords);
  // After a sign-in, the stream of the ended session starts again.
  const leaveGate = sessionGate.subscribe(() => {
    if (!sessionGate.isClosed()) connection.start();
  });
  connection.start();
  return () => {
    clearTimeout(hiddenTimer);
    document.removeEventListener("visibilitychange", followVisibility);
    window.removeEventListener("pagehide", closeRecords);
    leaveGate();
    connection.stop();
  };
}

/** Connects the screens with what other administrators do, from sign-in to sign-out. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { administrator } = useAdminAuth();
  const administratorId = administrator?.id ?? "";
  const live = useMemo(
    () =>
      "EventSource" in window
        ? createLive({ client, administratorId, openSource: () => new EventSource(apiPaths.live) })
        : null,
    [client, administratorId],
  );
  useEffect(() => (live ? connect(live.connection) : undefined), [live]);
  return <LiveContext value={live}>{children}</LiveContext>;
}
