import type { DataSource } from "typeorm";

/** More days than any test passes. */
const far = 10_000;

/** Moves everything that dates prices into the past, as if that many days had gone by. */
export async function passDays({ manager }: DataSource, days: number): Promise<void> {
  // In one step, a day could become that of a row that has not moved yet.
  for (const step of [far + days, -far])
    await manager.query("UPDATE price_days SET day = day - $1::int, last_day = last_day - $1::int", [step]);
  for (const table of ["affiliate_products", "category_items"])
    await manager.query(`UPDATE ${table} SET price_checked_at = price_checked_at - $1::int * interval '1 day'`, [days]);
  await manager.query("UPDATE feeds SET confirmed_at = confirmed_at - $1::int * interval '1 day'", [days]);
}
