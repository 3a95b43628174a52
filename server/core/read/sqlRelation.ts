import { Extensions } from "type-graphql";
import type { Audience } from "./audience";
import type { SortOrder } from "./sortOrder";

/**
 * How a field reads other tables, as SQL inside the statement of its row. One statement then reads a row together with all
 * related rows that the operation selects.
 */
export type SqlRelationOptions =
  /** One value. The SQL has a type that JSON can represent. */
  | { kind: "value"; sql: (row: string, audience: Audience) => string }
  /** Live rows of the field's type; `one` is the first of them, or null. Condition and order are SQL over the aliases. */
  | {
      kind: "one" | "many";
      on: (row: string, other: string) => string;
      order?: (other: string, row: string) => string;
    }
  /** The first page of a connection. Other pages are separate statements. */
  | PageRelation;

export interface PageRelation {
  kind: "page";
  /** The alias of the other table's rows, which the order uses. */
  as: string;
  on: (row: string) => string;
  order: SortOrder;
}

/** Declares how a field without a column is read. Its resolver returns `loadRelation`. */
export const SqlRelation = (sqlRelation: SqlRelationOptions): PropertyDecorator & MethodDecorator =>
  Extensions({ sqlRelation });

/** Declares which properties of its row a computed field uses. Without it, the field makes the plan read the whole row. */
export const DependsOn = <Row>(...dependsOn: (keyof Row & string)[]): PropertyDecorator & MethodDecorator =>
  Extensions({ dependsOn });

/** What the two decorators store on a field. */
export interface ReadExtensions {
  sqlRelation?: SqlRelationOptions;
  dependsOn?: readonly string[];
}
