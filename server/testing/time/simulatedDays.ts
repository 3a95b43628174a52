import type { DataSource, EntityManager, QueryRunner } from "typeorm";

/** A connection on which the database takes another time for the current one. */
export interface SimulatedDays {
  db: EntityManager;
  /** Sets the time, also for triggers. */
  setTime(time: Date): Promise<void>;
  stop(): Promise<void>;
}

/** Covers now(): a schema that is named before pg_catalog comes first. The defaults of columns keep the real time. */
export async function simulateDays(dataSource: DataSource): Promise<SimulatedDays> {
  const runner: QueryRunner = dataSource.createQueryRunner();
  await runner.connect();
  const setTime = async (time: Date): Promise<void> => {
    await runner.query("SELECT set_config('simulated.now', $1, FALSE)", [time.toISOString()]);
  };
  await setTime(new Date());
  await runner.query(`CREATE SCHEMA simulated`);
  await runner.query(
    `CREATE FUNCTION simulated.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT current_setting('simulated.now')::timestamptz $$`,
  );
  await runner.query("SET search_path = simulated, pg_catalog, public");
  return {
    db: runner.manager,
    setTime,
    stop: async () => {
      await runner.query("RESET search_path");
      await runner.query("DROP SCHEMA simulated CASCADE");
      await runner.release();
    },
  };
}
