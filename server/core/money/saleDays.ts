import type { EntityManager } from "typeorm";

/** SQL: the site's time zone. */
const zone = "(SELECT time_zone FROM settings)";

/** SQL: the day of a sale. */
export const saleDay = `(occurred_at AT TIME ZONE ${zone})::date`;

/** SQL: the sales of the days between two expressions, both included, by the index on the time. */
export const isSoldBetween = (from: string, to: string): string =>
  `occurred_at >= ${from}::date::timestamp AT TIME ZONE ${zone} AND occurred_at < (${to}::date + 1)::timestamp AT TIME ZONE ${zone}`;

/** SQL: the sales of the days $1 to $2. */
export const isSoldWithin = isSoldBetween("$1", "$2");

/** Returns the day that it is in the site's time zone, YYYY-MM-DD. */
export async function readToday(db: EntityManager): Promise<string> {
  const [{ today }]: { today: string }[] = await db.query(`SELECT (now() AT TIME ZONE ${zone})::date::text AS today`);
  return today;
}
