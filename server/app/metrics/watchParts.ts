import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { Recorder } from "../../features/analytics/recorder";
import { findPool } from "../../shared/read/connectionPool";
import type { Answers } from "../answers/answers";
import type { Metrics } from "./metrics";

export interface WatchedParts {
  dataSource: DataSource;
  answers: Answers;
  recorder: Recorder;
}

/** Figures that the parts of the server keep anyway. */
export function watchParts(metrics: Metrics, { dataSource, answers, recorder }: WatchedParts): void {
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
    "wornby_kept_answers_sent_total",
    "Answers that went from memory to the socket.",
    () => answers.figures().used,
  );
  metrics.watchCount(
    "wornby_kept_answers_made_total",
    "Answers that were made to be kept, because they were missing or too old.",
    () => answers.figures().made,
  );
  metrics.watch("wornby_kept_answers", "Answers in memory.", () => answers.figures().values);
  metrics.watch("wornby_kept_answers_bytes", "Memory of kept answers, about.", () => answers.figures().bytes);
  metrics.watchCount(
    "wornby_ledger_stored_total",
    "Clicks and views that were stored.",
    () => recorder.figures().stored,
  );
  metrics.watchCount(
    "wornby_ledger_dropped_total",
    "Clicks and views that were lost.",
    () => recorder.figures().dropped,
  );
  metrics.watch("wornby_ledger_waiting", "Clicks and views that wait to be stored.", () => recorder.figures().waiting);
}
