import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from "typeorm";
import { type Audience, getAudience } from "./visibility";

/** One column, and how its value becomes the property of a row: from the driver, or from JSON that PostgreSQL made. */
export interface RowColumn {
  property: string;
  sql: (alias: string) => string;
  read: (value: unknown) => unknown;
}

/** What reading has to know of a table. */
export interface RowTable {
  name: string;
  /** Which of its rows are read. */
  audience: Audience;
  columns: ReadonlyMap<string, RowColumn>;
  /** Rows with `deleted_at` are in the trash. */
  hasTrash: boolean;
  /** Rows are instances of the entity's class, whose methods and type they have. */
  prototype: object;
}

const asTime = (value: unknown): unknown => (typeof value === "string" ? new Date(value) : value);
const asIs = (value: unknown): unknown => value;

function columnOf({ propertyName, databaseName, type, transformer }: EntityMetadata["columns"][number]): RowColumn {
  const [transform] = [transformer].flat();
  return {
    property: propertyName,
    // The driver would make a moment in the server's time zone of a day.
    sql: (alias) => `${alias}.${databaseName}${type === "date" ? "::text" : ""}`,
    read: transform ? (value) => transform.from(value) as unknown : type === "timestamptz" ? asTime : asIs,
  };
}

const tables = {
  visitor: new WeakMap<EntityMetadata, RowTable>(),
  editor: new WeakMap<EntityMetadata, RowTable>(),
};

/** The table of an entity, as the manager's audience reads it. */
export function getRowTable(db: EntityManager, entity: EntityTarget<ObjectLiteral>): RowTable {
  const metadata = db.connection.getMetadata(entity);
  const audience = getAudience(db);
  const known = tables[audience].get(metadata);
  if (known) return known;
  const table: RowTable = {
    name: metadata.tableName,
    audience,
    columns: new Map(metadata.columns.map((column) => [column.propertyName, columnOf(column)])),
    hasTrash: metadata.deleteDateColumn !== undefined,
    prototype: (metadata.target as { prototype: object }).prototype,
  };
  tables[audience].set(metadata, table);
  return table;
}
