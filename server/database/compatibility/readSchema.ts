import type { QueryRunner } from "typeorm";

export interface SchemaColumn {
  table: string;
  name: string;
  /** SQL type with its length. */
  type: string;
  isRequired: boolean;
  /** Whether an INSERT that omits the column gets a value other than NULL: a default, an identity or a generated value. */
  hasDefault: boolean;
  /** False when every value that an INSERT sends is refused. */
  isWritable: boolean;
}

export interface SchemaConstraint {
  table: string;
  kind: "check" | "unique" | "exclusion" | "foreign key";
  columns: string[];
  /** The SQL definition without its name. */
  definition: string;
  /** Of a unique key: whether it has columns only, no expression and no condition. */
  isPlain: boolean;
  /** Of a foreign key: the table that it references, and whether it refuses to delete referenced rows. */
  references: string | null;
  refusesDelete: boolean;
}

/** What statements of another version can depend on. Partitions are parts of their tables. */
export interface DatabaseSchema {
  /** Tables, partitioned tables and views. */
  tables: string[];
  columns: SchemaColumn[];
  constraints: SchemaConstraint[];
  /** Functions with the types of their arguments; extensions' functions are left out. */
  functions: string[];
}

const relations = `SELECT oid, relname, relkind FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition`;

const columnsQuery = `
  SELECT relname AS "table", attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "isRequired",
    atthasdef OR attidentity <> '' OR relkind IN ('v', 'm') AS "hasDefault",
    attgenerated = '' AND attidentity <> 'a' AND relkind <> 'm' AS "isWritable"
  FROM pg_attribute JOIN (${relations}) relation ON relation.oid = attrelid
  WHERE attnum > 0 AND NOT attisdropped ORDER BY relname, attnum`;

/** Unique indexes include those of primary keys and unique constraints. An expression has no column. */
const constraintsQuery = `
  SELECT relname AS "table", kind, definition, "isPlain", "references", "refusesDelete",
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = relid AND attnum = ANY(numbers)) AS columns
  FROM (
    SELECT conrelid AS relid, CASE contype WHEN 'c' THEN 'check' WHEN 'f' THEN 'foreign key' ELSE 'exclusion' END AS kind,
      pg_get_constraintdef(oid) AS definition, conkey AS numbers, false AS "isPlain",
      CASE WHEN contype = 'f' THEN confrelid::regclass::text END AS "references",
      contype = 'f' AND confdeltype IN ('a', 'r') AS "refusesDelete"
    FROM pg_constraint WHERE contype IN ('c', 'f', 'x')
    UNION ALL
    SELECT indrelid, 'unique', regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', ''), indkey::int2[],
      indpred IS NULL AND indexprs IS NULL, NULL, false
    FROM pg_index WHERE indisunique
  ) rule JOIN (${relations}) relation ON relation.oid = relid
  ORDER BY relname, kind, definition`;

const functionsQuery = `
  SELECT proname || '(' || pg_get_function_identity_arguments(oid) || ')' AS name FROM pg_proc
  WHERE pronamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY 1`;

/** Reads the schema from the catalogs of the database. */
export async function readSchema(runner: QueryRunner): Promise<DatabaseSchema> {
  const read = async <Row>(sql: string): Promise<Row[]> => (await runner.query(sql)) as Row[];
  const names = ({ name }: { name: string }): string => name;
  return {
    tables: (await read<{ name: string }>(`SELECT relname AS name FROM (${relations}) relation ORDER BY 1`)).map(names),
    columns: await read<SchemaColumn>(columnsQuery),
    constraints: await read<SchemaConstraint>(constraintsQuery),
    functions: (await read<{ name: string }>(functionsQuery)).map(names),
  };
}
