import { isDeepStrictEqual } from "node:util";

/** Returns the changed fields as [before, after]; compares only the defined fields of `after`. */
export function difference<Values extends object>(
  before: Values,
  after: Partial<Values>,
): Record<string, [unknown, unknown]> {
  return Object.fromEntries(
    (Object.keys(after) as (keyof Values & string)[])
      .filter((field) => after[field] !== undefined && !isDeepStrictEqual(plain(before[field]), plain(after[field])))
      .map((field) => [field, [before[field], after[field]]]),
  );
}

/** Inputs are class instances and rows from JSON columns are not, so compare plain values. */
const plain = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
