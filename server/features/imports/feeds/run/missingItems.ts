import type { EntityManager } from "typeorm";
import type { ImportReport } from "./importReport";

/** An item that this many runs in a row do not contain is unavailable. */
const runsUntilUnavailable = 2;

/** Numbers of the items that the last run contained. */
export interface PresentItems {
  count: number;
  priced: number;
  inStock: number;
}

export async function countPresent(db: EntityManager, feedId: string): Promise<PresentItems> {
  const [present] = await db.query<PresentItems[]>(
    `SELECT count(*)::int AS count, count(price_amount)::int AS priced, (count(*) FILTER (WHERE in_stock))::int AS "inStock"
     FROM category_items WHERE feed_id = $1 AND deleted_at IS NULL AND missing_runs = 0`,
    [feedId],
  );
  return present;
}

/** Returns whether items are missing that become unavailable with the next run, even of the same content. */
export async function hasMissingItems(db: EntityManager, feedId: string): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    "SELECT FROM category_items WHERE feed_id = $1 AND deleted_at IS NULL AND missing_runs BETWEEN 1 AND $2 - 1 LIMIT 1",
    [feedId, runsUntilUnavailable],
  );
  return rows.length > 0;
}

/** Counts the items that this run did not contain; the second time in a row they become unavailable. */
export async function markMissing(
  db: EntityManager,
  feedId: string,
): Promise<Pick<ImportReport, "missing" | "unavailable">> {
  const [{ missing, unavailable }] = await db.query<{ missing: number; unavailable: number }[]>(
    `WITH gone AS (
       UPDATE category_items item
       SET missing_runs = missing_runs + 1, price_feed_id = NULL, in_stock = in_stock AND missing_runs + 1 < $2,
         updated_at = CASE WHEN missing_runs + 1 < $2 THEN updated_at ELSE now() END
       WHERE feed_id = $1 AND deleted_at IS NULL AND missing_runs < $2
         AND NOT EXISTS (SELECT FROM import_seen seen WHERE seen.key = item.source_key)
       RETURNING missing_runs
     )
     SELECT count(*) FILTER (WHERE missing_runs = 1)::int AS missing,
       count(*) FILTER (WHERE missing_runs = $2)::int AS unavailable FROM gone`,
    [feedId, runsUntilUnavailable],
  );
  return { missing, unavailable };
}
