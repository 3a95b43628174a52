import type { EntityManager } from "typeorm";
import { adminPaths } from "../../../../site/addresses";
import type { FoundNotice } from "./notice.types";

/** A run that waits or runs has no outcome yet, and a dry run imports nothing. */
const failedFeeds = `
  SELECT feed.id, feed.name FROM feeds feed CROSS JOIN LATERAL (
    SELECT status FROM feed_runs
    WHERE feed_id = feed.id AND NOT is_dry_run AND finished_at IS NOT NULL
    ORDER BY created_at DESC LIMIT 1
  ) last WHERE last.status = 'FAILED' ORDER BY feed.name`;

/** Finds the feeds whose last run failed, by name. */
export async function findFailedFeeds(db: EntityManager): Promise<FoundNotice[]> {
  const feeds: { id: string; name: string }[] = await db.query(failedFeeds);
  return feeds.map(({ id, name }) => ({
    kind: "FAILED_FEED",
    subjectId: id,
    text: `The last run of the feed “${name}” failed.`,
    path: adminPaths.feeds({ feed: id }),
  }));
}
