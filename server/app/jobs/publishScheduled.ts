import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { toUtcDay } from "../../shared/time/dateRange";
import { everythingTag } from "../../shared/cache/cacheTag";
import { invalidateCaches } from "../../shared/cache/invalidation";
import { outfitDate } from "../../content/kinds/visibility";

/** Clocks of databases and servers differ: what is cached so soon after midnight may still be of the day before. */
const graceSeconds = 5;
const interval = 5_000;

interface Due {
  /** By the database's clock, less the grace, in UTC. */
  day: string;
  /** Something became public after the day that was passed, and by this day. */
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
 * Evicts every cached response, page and count when content became public after the day `since`: a new outfit shows on many pages.
 * @returns the day up to which everything is public.
 */
export async function invalidateWhenDue(db: EntityManager, since: string): Promise<string> {
  const { day, isDue } = await findDue(db, since);
  if (isDue) invalidateCaches(new Set([everythingTag]));
  return day > since ? day : since;
}

/** Looks for due content at the beginning of each UTC day; every process does it for its own caches. @returns what stops it. */
export function startPublishing(db: EntityManager, log: Logger, now: () => number = Date.now): () => void {
  const today = (): string => toUtcDay(now() - graceSeconds * 1_000);
  let published = today();
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy || today() <= published) return;
    isBusy = true;
    try {
      published = await invalidateWhenDue(db, published);
    } catch (error) {
      // The next look tries again.
      log.warn({ err: error }, "scheduled content could not be looked for");
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), interval).unref();
  return () => clearInterval(timer);
}
