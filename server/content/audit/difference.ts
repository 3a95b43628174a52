import { isDeepStrictEqual } from "node:util";

/** What differs, field by field, as [before, after]; only fields that `after` names and that it does not leave undefined. */
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

/** Inputs are class instances, rows from JSON columns are not; what is compared are their values. */
const plain = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
