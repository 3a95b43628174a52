import type { EntityManager } from "typeorm";
import { isShown } from "../../../../core/kinds/visibility";

/** Hour of the site's time zone from which the digests of a day are sent. */
const morningHour = 8;

/** SQL after FROM: looks that visitors can see, with celebrities whom they can see. */
export const publicLooks = `outfits look JOIN celebrities celebrity ON celebrity.id = look.celebrity_id
  AND ${isShown("outfits", "look", "visitor")} AND ${isShown("celebrities", "celebrity", "visitor")}`;

interface LocalTime {
  /** YYYY-MM-DD. */
  day: string;
  hour: number;
}

/** Returns the day and the hour in a time zone. */
function readLocalTime(now: Date, timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit" },
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/**
 * Begins the run of a day, once for all processes, and records the looks that became public since the last one. Runs find
 * looks by what is public, not by a time: a change that commits late, a backdated look and a scheduled one are each found
 * by exactly one run.
 */
const beginRun = (db: EntityManager, day: string): Promise<void> =>
  db.transaction(async (transaction) => {
    const begun: unknown[] = await transaction.query(
      `INSERT INTO digest_runs (day, found_at, is_weekly)
       SELECT $1::date, now(), NOT EXISTS (SELECT FROM digest_runs WHERE is_weekly AND day >= date_trunc('week', $1::date)::date)
       ON CONFLICT (day) DO NOTHING RETURNING day`,
      [day],
    );
    if (begun.length === 0) return;
    await transaction.query(
      `INSERT INTO digest_looks (look_id, found_at) SELECT look.id, now() FROM ${publicLooks}
       WHERE NOT EXISTS (SELECT FROM digest_looks WHERE look_id = look.id)`,
    );
  });

/** Begins the run of the day when its morning has come. */
export async function beginDueRun(db: EntityManager, now: Date, timeZone: string): Promise<void> {
  const { day, hour } = readLocalTime(now, timeZone);
  if (hour >= morningHour) await beginRun(db, day);
}
