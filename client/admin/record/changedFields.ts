import { isSameValue } from "./paths";

/** Returns the changed fields with their new values, so that an update contains only what the editor changed. */
export function changedFields<Values extends object>(values: Values, before: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(
    names.filter((name) => !isSameValue(values[name], before[name])).map((name) => [name, values[name]]),
  ) as Partial<Values>;
}
