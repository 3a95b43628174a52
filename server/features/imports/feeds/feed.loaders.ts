import { loadByKey, loadGroups } from "../../../core/graphql/loaders";
import { FeedRun } from "./run/feedRun.entity";

/** Loads the number of a feed's items. */
export const feedItemCounts = loadByKey(async (db, ids) => {
  const rows = await db.query<{ id: string; count: number }[]>(
    `SELECT feed_id AS id, count(*)::int AS count FROM category_items
     WHERE feed_id = ANY($1) AND deleted_at IS NULL GROUP BY feed_id`,
    [ids],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}, 0);

/** Loads the runs of feeds, newest first. */
export const feedRuns = loadGroups(
  (db, ids) =>
    db
      .createQueryBuilder(FeedRun, "run")
      .where("run.feedId = ANY(:ids)", { ids: [...ids] })
      .orderBy("run.createdAt", "DESC")
      .addOrderBy("run.id", "DESC")
      .getMany(),
  ({ feedId }) => feedId,
);
