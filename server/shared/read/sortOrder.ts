/** What a list is sorted by. The row's id is always the last key, so that every row has a place of its own. */
export interface SortOrder {
  direction: Direction;
  /** SQL over the query's alias; constant text of the program, never input. It must not be null for any row. */
  keys: { expression: string; type: "text" | "date" | "timestamptz" | "numeric" | "real" }[];
  /** Type of the row's id. */
  idType?: "uuid" | "bigint";
}

export type Direction = "ASC" | "DESC";

/** The keys as SQL. Text is compared by bytes everywhere: the embedded engine knows no other order. */
export const sortKeys = ({ keys }: SortOrder, alias: string): string[] => [
  ...keys.map(({ expression, type }) => (type === "text" ? `${expression} COLLATE "C"` : expression)),
  `${alias}.id`,
];

/** What follows ORDER BY. */
export const orderBySql = (keys: readonly string[], direction: Direction): string =>
  keys.map((key) => `${key} ${direction}`).join(", ");

/** What of each row a cursor is made of; nothing where nobody asks for cursors. */
export const cursorValues = (keys: readonly string[], plan: { hasCursors: boolean } | undefined): string[] =>
  plan?.hasCursors === false ? [] : keys.map((key) => `(${key})::text`);
