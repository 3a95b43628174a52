import type { EntityManager } from "typeorm";

/** Advisory lock of all processes that write clicks, because they update the same daily rows. */
const clickStoreLock = 740_112_027;

/** Takes the lock; the first call in a transaction that writes clicks, views or their daily figures. */
export const lockClickStore = async (transaction: EntityManager): Promise<void> => {
  await transaction.query("SELECT pg_advisory_xact_lock($1)", [clickStoreLock]);
};

type Sign = "+" | "-";

/** SQL: the time zone of the site's days. Sample rows are counted in UTC, so that their removal finds the same days. */
const siteZone = "(SELECT time_zone FROM settings)";
const sampleZone = "'UTC'";

/** The columns of ClickedLink. */
export const linkColumns =
  "target_type, target_id, link_key, outfit_id, celebrity_id, retailer, program_id, article_id, placement, campaign";

/**
 * Returns statements that add the rows of `source`, which has the columns of link_clicks, to the daily figures, or
 * subtract them.
 */
export const countClicks = (source: string, sign: Sign = "+", zone = siteZone): string[] => [
  `INSERT INTO traffic_days AS counted (day, kind, reason, number)
   SELECT (clicked_at AT TIME ZONE ${zone})::date, 'click', COALESCE(discount_reason, ''), ${sign}count(*) FROM ${source} GROUP BY 1, 3
   ON CONFLICT (day, kind, reason) DO UPDATE SET number = counted.number + EXCLUDED.number`,
  `INSERT INTO click_days AS counted (day, ${linkColumns}, clicks)
   SELECT (clicked_at AT TIME ZONE ${zone})::date AS day, ${linkColumns}, ${sign}count(*)
   FROM ${source} WHERE discount_reason IS NULL GROUP BY day, ${linkColumns}
   ON CONFLICT (day, ${linkColumns}) DO UPDATE SET clicks = counted.clicks + EXCLUDED.clicks`,
];

/** Returns the same for rows with the columns of page_views. */
export const countViews = (source: string, sign: Sign = "+", zone = siteZone): string[] => [
  `INSERT INTO traffic_days AS counted (day, kind, reason, number)
   SELECT (viewed_at AT TIME ZONE ${zone})::date, 'view', COALESCE(discount_reason, ''), ${sign}count(*) FROM ${source} GROUP BY 1, 3
   ON CONFLICT (day, kind, reason) DO UPDATE SET number = counted.number + EXCLUDED.number`,
  `INSERT INTO view_days AS counted (day, path, subject_type, subject_id, views)
   SELECT (viewed_at AT TIME ZONE ${zone})::date, path, subject_type, subject_id, ${sign}count(*)
   FROM ${source} WHERE discount_reason IS NULL GROUP BY 1, 2, 3, 4
   ON CONFLICT (day, path, subject_type, subject_id) DO UPDATE SET views = counted.views + EXCLUDED.views`,
];

/** Adds the sample's clicks and views to the daily figures, or subtracts them; call it before they are deleted. */
export async function countSampleTraffic(transaction: EntityManager, sign: Sign): Promise<void> {
  const statements = [
    ...countClicks("(SELECT * FROM link_clicks WHERE sample) click", sign, sampleZone),
    ...countViews("(SELECT * FROM page_views WHERE sample) seen", sign, sampleZone),
  ];
  for (const statement of statements) await transaction.query(statement);
  if (sign === "+") return;
  for (const [table, column] of [
    ["traffic_days", "number"],
    ["click_days", "clicks"],
    ["view_days", "views"],
  ]) {
    await transaction.query(`DELETE FROM ${table} WHERE ${column} <= 0`);
  }
}
