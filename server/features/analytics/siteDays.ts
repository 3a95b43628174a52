import type { EntityManager } from "typeorm";

/** SQL: the site's time zone. */
const zone = "(SELECT time_zone FROM settings)";

/** SQL: the day of a sale. */
export const saleDay = `(occurred_at AT TIME ZONE ${zone})::date`;

/** SQL: the sales of the days $1 to $2, by the index on the time. */
export const isSoldWithin = `occurred_at >= $1::date::timestamp AT TIME ZONE ${zone} AND occurred_at < ($2::date + 1)::timestamp AT TIME ZONE ${zone}`;

/** Returns the day that it is in the site's time zone, YYYY-MM-DD. */
export async function readToday(db: EntityManager): Promise<string> {
  const [{ today }]: { today: string }[] = await db.query(`SELECT (now() AT TIME ZONE ${zone})::date::text AS today`);
  return today;
}
