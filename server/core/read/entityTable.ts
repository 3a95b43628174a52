import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from "typeorm";
import { type Audience, findVisitorFilter, getAudience } from "./audience";

/** One column, and how its value becomes a property: from the driver, or from JSON that PostgreSQL built. */
export interface TableColumn {
  property: string;
  sql: (alias: string) => string;
  read: (value: unknown) => unknown;
}

/** The table of an entity, for one audience. */
export interface EntityTable {
  name: string;
  audience: Audience;
  columns: ReadonlyMap<string, TableColumn>;
  /** SQL over an alias: the row is not in the trash and, for visitors, it is public. */
  isLive: (alias: string) => string;
  /** Rows are instances of the entity's class. */
  prototype: object;
}

const toDate = (value: unknown): unknown => (typeof value === "string" ? new Date(value) : value);
const identity = (value: unknown): unknown => value;

function toTableColumn({
  propertyName,
  databaseName,
  type,
  transformer,
}: EntityMetadata["columns"][number]): TableColumn {
  const [transform] = [transformer].flat();
  return {
    property: propertyName,
    // The driver would turn a day into a moment in the server's time zone.
    sql: (alias) => `${alias}.${databaseName}${type === "date" ? "::text" : ""}`,
    read: transform ? (value) => transform.from(value) as unknown : type === "timestamptz" ? toDate : identity,
  };
}

function liveCondition({ deleteDateColumn, target }: EntityMetadata, audience: Audience): EntityTable["isLive"] {
  const filter = audience === "visitor" ? findVisitorFilter(target as object) : undefined;
  return (alias) => {
    const conditions = [deleteDateColumn && `${alias}.${deleteDateColumn.databaseName} IS NULL`, filter?.(alias)];
    return conditions.filter(Boolean).join(" AND ") || "TRUE";
  };
}

const tables = {
  visitor: new WeakMap<EntityMetadata, EntityTable>(),
  editor: new WeakMap<EntityMetadata, EntityTable>(),
};

/** Returns the table of an entity, for the audience of the manager. */
export function getEntityTable(db: EntityManager, entity: EntityTarget<ObjectLiteral>): EntityTable {
  const metadata = db.dataSource.getMetadata(entity);
  const audience = getAudience(db);
  const cached = tables[audience].get(metadata);
  if (cached) return cached;
  const table: EntityTable = {
    name: metadata.tableName,
    audience,
    columns: new Map(
      metadata.columns.filter(({ isSelect }) => isSelect).map((column) => [column.propertyName, toTableColumn(column)]),
    ),
    isLive: liveCondition(metadata, audience),
    prototype: (metadata.target as { prototype: object }).prototype,
  };
  tables[audience].set(metadata, table);
  return table;
}
