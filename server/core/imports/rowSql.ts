import type { RecordedTable } from "./recordedTable";

/** SQL: the changes of an import, whose id is the first parameter, in a table, each as `change` with its key as `keyed`. */
export const changesOf = ({ name }: RecordedTable): string => `import_changes change
  CROSS JOIN LATERAL jsonb_populate_record(NULL::${name}, change.key) AS keyed`;

/** SQL: joins the row before `change` as `former`. */
export const formerOf = ({ name }: RecordedTable): string =>
  `CROSS JOIN LATERAL jsonb_populate_record(NULL::${name}, change.before) AS former`;

/** SQL: whether `change` is one of the import, whose id is the first parameter, in the table. */
export const isOf = ({ name }: RecordedTable): string => `change.import_id = $1 AND change.table_name = '${name}'`;

/** SQL: whether `stored` is the row of `keyed`. */
export const isRow = ({ key }: RecordedTable, stored = "stored"): string =>
  key.map((column) => `${stored}.${column} = keyed.${column}`).join(" AND ");

/** SQL: the key of a row of the table, as changes have it. */
export const keyOf = ({ key }: RecordedTable, row: string): string =>
  `jsonb_build_object(${key.map((column) => `'${column}', ${row}.${column}`).join(", ")})`;

/**
 * SQL: the rows of a table as an import, whose id is the first parameter, found them. NOT IN is hashed: the planner has no
 * statistics of what the transaction has just recorded. @param condition of the rows of `stored`.
 */
export const formerRows = (table: string, condition: string): string => `(
  SELECT stored.* FROM ${table} stored WHERE ${condition} AND stored.id NOT IN (
    SELECT (key ->> 'id')::uuid FROM import_changes WHERE import_id = $1 AND table_name = '${table}')
  UNION ALL
  SELECT stored.* FROM import_changes CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, before) AS stored
  WHERE import_id = $1 AND table_name = '${table}' AND before IS NOT NULL)`;
