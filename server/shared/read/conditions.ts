import type { SqlFragment } from "./sql";

export interface ConditionOptions {
  /**
   * No single plan serves all values: the condition has a pattern, words or a set of other rows. PostgreSQL then plans the
   * statement for its values each time, and the layer does not prepare it.
   */
  planDependsOnValues?: boolean;
  /** The same condition, written so that it is fast for one row, where `condition` collects all rows that match. */
  perRowPredicate?: SqlFragment;
  /** How many rows at the beginning of a list are checked with it; 300 if omitted. */
  nearRows?: number;
}

/** A query that filters add their conditions to. */
export interface Conditions {
  /** The alias of the table's rows in conditions. */
  readonly alias: string;
  andWhere(condition: SqlFragment, options?: ConditionOptions): unknown;
}
