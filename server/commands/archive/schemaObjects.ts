import type { QueryRunner } from "typeorm";

/** Partitions differ by month, and extensions bring their own functions. */
const objectsQuery = `
  WITH tables AS (
    SELECT oid, relname FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  )
  SELECT 'table ' || relname AS name FROM tables
  UNION SELECT 'view ' || viewname FROM pg_views WHERE schemaname = current_schema()
  UNION SELECT 'index ' || i.relname || ' of ' || tables.relname
    FROM pg_index JOIN pg_class i ON i.oid = indexrelid JOIN tables ON tables.oid = indrelid
  UNION SELECT 'constraint ' || conname || ' of ' || tables.relname
    FROM pg_constraint JOIN tables ON tables.oid = conrelid WHERE contype IN ('c', 'f', 'p', 'u', 'x')
  UNION SELECT 'trigger ' || tgname || ' of ' || tables.relname
    FROM pg_trigger JOIN tables ON tables.oid = tgrelid WHERE NOT tgisinternal AND tgenabled <> 'D'
  UNION SELECT 'function ' || proname FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`;

/** Returns the names of what the schema consists of, in order. Disabled triggers count as missing. */
export async function listSchemaObjects(runner: QueryRunner): Promise<string[]> {
  const found = (await runner.query(objectsQuery)) as { name: string }[];
  return found.map(({ name }) => name).sort();
}

/** Returns the identity columns whose next value is not after their highest. */
export async function findLateSequences(
  runner: QueryRunner,
  columns: readonly { table: string; column: string }[],
): Promise<string[]> {
  const late: string[] = [];
  for (const { table, column } of columns) {
    const [{ isLate }] = (await runner.query(
      `SELECT nextval(pg_get_serial_sequence($1, $2)) <= COALESCE(max("${column}"), 0) AS "isLate" FROM "${table}"`,
      [`"${table}"`, column],
    )) as { isLate: boolean }[];
    if (isLate) late.push(`${table}.${column}`);
  }
  return late;
}
