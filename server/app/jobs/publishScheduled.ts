import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { toUtcDay } from "../../shared/time/dateRange";
import { everythingTag } from "../../shared/cache/cacheTag";
import { invalidateCaches } from "../../shared/cache/invalidation";
import { outfitDate } from "../../content/kinds/visibility";

/** Clocks of databases and servers differ: responses cached this soon after midnight may belong to the day before. */
const graceSeconds = 5;
const interval = 5_000;

interface Due {
  /** The database's UTC date, less the grace period. */
  day: string;
  /** True when content became public after the given day, up to this day. */
  isDue: boolean;
}

async function findDue(db: EntityManager, after: string): Promise<Due> {
  const [due]: [Due] = await db.query(
    `SELECT today.day::text, (
       EXISTS (SELECT FROM outfits outfit WHERE deleted_at IS NULL AND ${outfitDate("outfit")} > $1 AND ${outfitDate("outfit")} <= today.day)
       OR EXISTS (SELECT FROM blog_posts WHERE deleted_at IS NULL AND date > $1 AND date <= today.day)
     ) AS "isDue"
     FROM (SELECT ((now() - make_interval(secs => $2)) AT TIME ZONE 'UTC')::date AS day) today`,
    [after, graceSeconds],
  );
  return due;
}

/**
 * Evicts every cached response, page and count when content became public after the day `since`, because a new outfit
 * appears on many pages.
 * @returns the day up to which everything is public.
 */
export async function invalidateWhenDue(db: EntityManager, since: string): Promise<string> {
  const { day, isDue } = await findDue(db, since);
  if (isDue) invalidateCaches(new Set([everythingTag]));
  return day > since ? day : since;
}

/**
 * Checks for due content at the start of each UTC day; every process does so for its own caches. @returns a function
 * that stops it.
 */
export function startPublishing(db: EntityManager, log: Logger, now: () => number = Date.now): () => void {
  const today = (): string => toUtcDay(now() - graceSeconds * 1_000);
  let published = today();
  let isBusy = false;
  const check = async (): Promise<void> => {
    if (isBusy || today() <= published) return;
    isBusy = true;
    try {
      published = await invalidateWhenDue(db, published);
    } catch (error) {
      // Retried at the next check.
      log.warn({ err: error }, "the check for scheduled content failed");
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void check(), interval).unref();
  return () => clearInterval(timer);
}
