import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { DataSource, EntityManager } from "typeorm";
import { readBackupState } from "../../features/site/backups/backups.service";
import { readMailServer } from "../../features/site/mail/delivery/mailServer.service";
import { countWaitingMails } from "../../features/site/mail/mailHealth.service";
import type { ClickRecorder } from "../../features/money/clicks/clickRecorder";
import type { Reader } from "../../database/reader";
import type { ResponseCache } from "../cache/responseCache";
import type { Metrics } from "./metrics";

export interface WatchedComponents {
  http: FastifyInstance;
  dataSource: DataSource;
  reader?: Pick<Reader, "figures">;
  responseCache: ResponseCache;
  recorder: ClickRecorder;
}

/** Registers figures that other components count. */
export function watchComponents(metrics: Metrics, components: WatchedComponents): void {
  const { http, dataSource, reader, responseCache, recorder } = components;
  metrics.registerGauge("wornby_ready", "1 when /readyz answers 200, otherwise 0.", async () =>
    (await http.inject("/readyz")).statusCode === 200 ? 1 : 0,
  );
  const pool = (read: (pool: Pool) => number) => (): number => {
    // TypeORM publishes the pool of its driver, but not its type.
    const { master } = dataSource.driver as { master?: Pool };
    return master ? read(master) : 0;
  };
  metrics.registerGauge(
    "wornby_database_connections_in_use",
    "Busy connections to the database.",
    pool(({ totalCount, idleCount }) => totalCount - idleCount),
  );
  metrics.registerGauge(
    "wornby_database_connections_waited_for",
    "Requests and jobs that wait for a database connection.",
    pool(({ waitingCount }) => waitingCount),
  );
  if (reader) {
    metrics.registerCounter(
      "wornby_reads_from_replicas_total",
      "Visitors' statements that a replica ran.",
      () => reader.figures.reader,
    );
    metrics.registerCounter(
      "wornby_reads_from_primary_total",
      "Visitors' statements that the primary ran, because a replica had not replayed the last write or failed.",
      () => reader.figures.writer,
    );
    metrics.registerCounter(
      "wornby_stale_reads_total",
      "Visitors' statements that a replica ran while the primary was down.",
      () => reader.figures.stale,
    );
  }
  metrics.registerCounter(
    "wornby_cached_responses_sent_total",
    "Responses served from the cache.",
    () => responseCache.figures().hits,
  );
  metrics.registerCounter(
    "wornby_cached_responses_created_total",
    "Responses generated for the cache, because they were missing or stale.",
    () => responseCache.figures().computed,
  );
  metrics.registerGauge("wornby_cached_responses", "Cached responses.", () => responseCache.figures().entries);
  metrics.registerGauge(
    "wornby_cached_responses_bytes",
    "Approximate memory of cached responses.",
    () => responseCache.figures().bytes,
  );
  const stored = (read: (db: EntityManager) => Promise<number>) => (): Promise<number> =>
    // Without a database the figures are unknown, and the others are still told.
    read(dataSource.manager).catch(() => NaN);
  metrics.registerGauge(
    "wornby_mail_server_failing",
    "1 while the mail server cannot be used, otherwise 0.",
    stored(async (db) => ((await readMailServer(db)).failingSince === null ? 0 : 1)),
  );
  metrics.registerGauge("wornby_mails_waiting", "Mails that wait for an attempt.", stored(countWaitingMails));
  /** Seconds since 1970; nothing is known before the first. */
  const seconds = (time: Date | null): number => (time ? time.getTime() / 1_000 : NaN);
  metrics.registerGauge(
    "wornby_backup_timestamp_seconds",
    "When the last scheduled backup succeeded.",
    stored(async (db) => seconds((await readBackupState(db)).backedUpAt)),
  );
  metrics.registerGauge(
    "wornby_backup_proof_timestamp_seconds",
    "When a restored backup was last found whole.",
    stored(async (db) => seconds((await readBackupState(db)).provenAt)),
  );
  metrics.registerCounter("wornby_clicks_stored_total", "Stored clicks and views.", () => recorder.figures().stored);
  metrics.registerCounter("wornby_clicks_dropped_total", "Lost clicks and views.", () => recorder.figures().dropped);
  metrics.registerGauge(
    "wornby_clicks_waiting",
    "Clicks and views that wait to be stored.",
    () => recorder.figures().waiting,
  );
}
