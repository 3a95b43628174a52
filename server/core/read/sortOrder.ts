/** The sort keys of a list. The row's id is always the last key, so that the order is total. */
export interface SortOrder {
  direction: Direction;
  /** SQL over the alias of the rows: constant text, never input. No row may have null. */
  keys: { expression: string; type: "text" | "date" | "timestamptz" | "numeric" | "real" }[];
  /** The type of the row's id; uuid by default. */
  idType?: "uuid" | "bigint";
  /** No index has the order: the database sorts all rows that match. */
  hasNoIndex?: true;
  /** SQL that joins what the keys of such an order compare: constant text, at most one row for each. */
  join?: string;
}

export type Direction = "ASC" | "DESC";

/** Orders by a text, ascending. */
export const textOrder = (expression: string): SortOrder => ({
  direction: "ASC",
  keys: [{ expression, type: "text" }],
});

/** Returns the keys as SQL. Text is compared by bytes, because the embedded engine has no other collation. */
export const sortKeys = ({ keys }: SortOrder, alias: string): string[] => [
  ...keys.map(({ expression, type }) => (type === "text" ? `${expression} COLLATE "C"` : expression)),
  `${alias}.id`,
];

/** Returns the SQL after ORDER BY. */
export const orderBySql = (keys: readonly string[], direction: Direction): string =>
  keys.map((key) => `${key} ${direction}`).join(", ");

/** Returns the SQL of a row's cursor values; none when the plan has no cursors. */
export const cursorValues = (keys: readonly string[], plan: { hasCursors: boolean } | undefined): string[] =>
  plan?.hasCursors === false ? [] : keys.map((key) => `(${key})::text`);
