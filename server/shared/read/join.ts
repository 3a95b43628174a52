import { Extensions } from "type-graphql";
import type { SortOrder } from "./sortOrder";
import type { Audience } from "./visibility";

/**
 * What a field takes from other tables, as SQL that stands in the statement of its row: the row and what hangs on it come
 * together, shaped by what was asked for.
 */
export type SqlRelationOptions =
  /** A value for an audience: SQL over the row's alias, of a type that JSON has. */
  | { kind: "value"; sql: (row: string, audience: Audience) => string }
  /** Live rows of the field's type; `one` is the first of them, null without one. Condition and order are SQL over the aliases. */
  | {
      kind: "one" | "many";
      on: (row: string, other: string) => string;
      order?: (other: string) => string;
    }
  /** The first page of a connection, with `as` for the alias in the order; other pages are statements of their own. */
  | PageRelation;

export interface PageRelation {
  kind: "page";
  as: string;
  on: (row: string) => string;
  order: SortOrder;
}

/** How a field without a column of its own is read; `joined` returns it. */
export const SqlRelation = (join: SqlRelationOptions): PropertyDecorator & MethodDecorator => Extensions({ join });

/** The properties of its row that a computed field uses. Without this, the whole row is read for it. */
export const DependsOn = <Row>(...properties: (keyof Row & string)[]): PropertyDecorator & MethodDecorator =>
  Extensions({ needs: properties });
