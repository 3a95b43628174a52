import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { publishDue } from "../../features/publishing/releases/publishDue.service";

/** Content is public at most a second late; looking takes a fraction of a millisecond, by an index. */
const intervalMs = 500;

/** Looks for due releases, in every process; they share the work by locks. @returns a function that stops it. */
export function startReleases(db: EntityManager, log: Logger): () => void {
  let isBusy = false;
  const check = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      const published = await publishDue(db);
      if (published > 0) log.info({ published }, "releases were published");
    } catch (error) {
      // Tried again at the next look.
      log.warn({ err: error }, "due releases could not be published");
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void check(), intervalMs).unref();
  return () => clearInterval(timer);
}
