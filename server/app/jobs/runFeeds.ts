import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { runWaitingFeeds } from "../../features/feed/run/runFeed.service";

const intervalMs = 2_000;

/** Runs waiting feeds, in every process; they share the work by locks. @returns a function that stops it. */
export function startFeeds(db: EntityManager, log: Logger): () => Promise<void> {
  const end = new AbortController();
  let running: Promise<unknown> | null = null;
  const check = (): void => {
    running ??= runWaitingFeeds(db, log, { end: end.signal })
      .catch((error: unknown) => {
        if (!end.signal.aborted) log.warn({ err: error }, "feeds could not be read");
      })
      .finally(() => (running = null));
  };
  const timer = setInterval(check, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    end.abort();
    await running;
  };
}
