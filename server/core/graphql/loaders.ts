import DataLoader from "dataloader";
import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { getEntityTable } from "../read/entityTable";
import { Select } from "../read/select";
import { rawSql, sql } from "../read/sql";
import type { LoaderFactory } from "./context";

/** Reads one value of the whole site for a request. The only key is "site". */
export const loadOnce =
  <Value>(read: (db: EntityManager) => Promise<Value>): LoaderFactory<"site", Value> =>
  (db) =>
    new DataLoader(async (keys) => {
      const value = await read(db);
      return keys.map(() => value);
    });

/** Loads a value by key with one read for all keys; `missing` where there is none. */
export const loadByKey =
  <Value>(
    read: (db: EntityManager, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    missing: Value,
  ): LoaderFactory<string, Value> =>
  (db) =>
    new DataLoader(async (keys) => {
      const values = await read(db, keys);
      // A Select reads a bigint as a number.
      return keys.map((key) => values.get(String(key)) ?? missing);
    });

/** Loads the rows that name a key, in the order in which they are read. */
export const loadGroups =
  <Row extends object>(
    read: (db: EntityManager, keys: readonly string[]) => Promise<readonly Row[]>,
    getKey: (row: Row) => string,
  ): LoaderFactory<string, Row[]> =>
  (db) =>
    new DataLoader(async (keys) => {
      const rows = await read(db, keys);
      return keys.map((key) => rows.filter((row) => getKey(row) === key));
    });

/** Loads live rows by id; null where there is none. */
export const rowsById =
  <Row extends ObjectLiteral & { id: string }>(entity: EntityTarget<Row>): LoaderFactory<string, Row | null> =>
  (db: EntityManager) =>
    new DataLoader(async (ids) => {
      const rows = await new Select(db, entity, "row").andWhere(sql`row.id = ANY(${ids})`).read();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });

interface FirstRows<Row> {
  /** A text column whose property has the same name. */
  column: keyof Row & string;
  /** SQL over an alias. */
  order: (alias: string) => string;
  limit: number;
}

/** Loads the first live rows with a value, in an order: one statement for all values. */
export const firstRowsByValue =
  <Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    { column, order, limit }: FirstRows<Row>,
  ): LoaderFactory<string, Row[]> =>
  (db: EntityManager) =>
    new DataLoader(async (values) => {
      const { name, isLive } = getEntityTable(db, entity);
      const first = `SELECT id FROM ${name} other WHERE ${column} = wanted.value AND ${isLive("other")}
        ORDER BY ${order("other")} LIMIT ${limit}`;
      const rows = await new Select(db, entity, "row")
        .andWhere(
          sql`row.id IN (SELECT first.id FROM unnest(CAST(${values} AS text[])) AS wanted (value)
            CROSS JOIN LATERAL (${rawSql(first)}) first)`,
        )
        .read({ order: order("row") });
      return values.map((value) => rows.filter((row) => row[column] === value));
    });
