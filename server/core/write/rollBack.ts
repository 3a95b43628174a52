import type { DataSource, EntityManager } from "typeorm";

/** Thrown to roll back the transaction. */
const rollback = new Error("This is rolled back.");

/** Runs the work in a transaction that is rolled back. @returns its result. */
export async function runAndRollBack<Result>(
  dataSource: DataSource,
  work: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  let result: { value: Result } | null = null;
  try {
    await dataSource.transaction(async (db) => {
      result = { value: await work(db) };
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  return (result as unknown as { value: Result }).value;
}
