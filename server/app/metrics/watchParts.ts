import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { ClickRecorder } from "../../features/clicks/clickRecorder";
import { findPool } from "../../shared/read/connectionPool";
import type { ResponseCache } from "../cache/responseCache";
import type { Metrics } from "./metrics";

export interface WatchedComponents {
  dataSource: DataSource;
  responseCache: ResponseCache;
  recorder: ClickRecorder;
}

/** Figures that the parts of the server keep anyway. */
export function watchComponents(metrics: Metrics, { dataSource, responseCache, recorder }: WatchedComponents): void {
  const pool = (read: (pool: Pool) => number) => (): number => {
    const connected = findPool(dataSource);
    return connected ? read(connected) : 0;
  };
  metrics.watch(
    "wornby_database_connections_in_use",
    "Connections to the database that do something.",
    pool(({ totalCount, idleCount }) => totalCount - idleCount),
  );
  metrics.watch(
    "wornby_database_connections_waited_for",
    "Requests and jobs that wait for a connection to the database.",
    pool(({ waitingCount }) => waitingCount),
  );
  metrics.watchCount(
    "wornby_cached_responses_sent_total",
    "Answers that went from memory to the socket.",
    () => responseCache.figures().hits,
  );
  metrics.watchCount(
    "wornby_cached_responses_created_total",
    "Answers that were made to be kept, because they were missing or too old.",
    () => responseCache.figures().computed,
  );
  metrics.watch("wornby_cached_responses", "Answers in memory.", () => responseCache.figures().entries);
  metrics.watch("wornby_cached_responses_bytes", "Memory of kept answers, about.", () => responseCache.figures().bytes);
  metrics.watchCount(
    "wornby_clicks_stored_total",
    "Clicks and views that were stored.",
    () => recorder.figures().stored,
  );
  metrics.watchCount(
    "wornby_clicks_dropped_total",
    "Clicks and views that were lost.",
    () => recorder.figures().dropped,
  );
  metrics.watch("wornby_clicks_waiting", "Clicks and views that wait to be stored.", () => recorder.figures().waiting);
}
