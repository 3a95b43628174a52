/** Where a filter puts what it asks for: a read's Select, or the query builder of a change of many rows. */
export interface Conditions {
  /** How the table's rows are called in conditions. */
  readonly alias: string;
  /**
   * SQL over the alias, constant text of the program with `:name` for each value.
   * @param ofRow the same condition, spelled so that it is quickly answered for one row, where `condition` gathers all that meet it; with
   *   no other parameters.
   */
  andWhere(condition: string, parameters?: Record<string, unknown>, ofRow?: string): unknown;
}
