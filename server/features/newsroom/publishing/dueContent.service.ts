import type { EntityManager } from "typeorm";
import { everythingTag } from "../../../core/cache/cacheTag";
import { invalidateCaches } from "../../../core/cache/invalidation";
import { contentKinds, typesWith } from "../../../core/kinds/contentKind";
import { toUtcDay } from "../../../core/time/dateRange";

/** Clocks of databases and servers differ: responses cached this soon after midnight may belong to the day before. */
const graceSeconds = 5;

interface Due {
  /** The database's UTC date, less the grace period. */
  day: string;
  /** True when content became public after the given day, up to this day. */
  isDue: boolean;
}

/** SQL: a row outside the trash has its day after parameter 1, up to `today`. */
const someRowIsDue = typesWith("date")
  .map((type) => {
    const { table, date } = contentKinds[type];
    return `EXISTS (SELECT FROM ${table} row WHERE deleted_at IS NULL AND ${date("row")} > $1 AND ${date("row")} <= today.day)`;
  })
  .join(" OR ");

async function findDue(db: EntityManager, after: string): Promise<Due> {
  const [due]: [Due] = await db.query(
    `SELECT today.day::text, (
       ${someRowIsDue}
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

/** Returns a look that checks for due content once at the start of each UTC day; every process does so for its own caches. */
export function createDayCheck(db: EntityManager, now: () => number = Date.now): () => Promise<void> {
  const today = (): string => toUtcDay(now() - graceSeconds * 1_000);
  let published = today();
  return async () => {
    if (today() > published) published = await invalidateWhenDue(db, published);
  };
}
