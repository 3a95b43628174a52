import { DefaultNamingStrategy, type Table } from "typeorm";

const snakeCase = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();

const getTableName = (table: Table | string): string =>
  (typeof table === "string" ? table : table.name).split(".").pop() ?? "";

/** Uses snake_case columns, and PostgreSQL's default constraint names instead of hashes. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return customName ?? snakeCase([...embeddedPrefixes, propertyName].join("_"));
  }
  joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
  primaryKeyName(table: Table | string): string {
    return `${getTableName(table)}_pkey`;
  }
  uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${getTableName(table)}_${columns.join("_")}_key`;
  }
  foreignKeyName(table: Table | string, columns: string[]): string {
    return `${getTableName(table)}_${columns.join("_")}_fkey`;
  }
  indexName(table: Table | string, columns: string[]): string {
    return `${getTableName(table)}_${columns.join("_")}_idx`;
  }
}
