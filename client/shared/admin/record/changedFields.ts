import { isSameValue } from "./paths";

/** The fields that differ, with their new values: an update names what the editor changed and nothing else. */
export function changedFields<Values extends object>(values: Values, before: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(
    names.filter((name) => !isSameValue(values[name], before[name])).map((name) => [name, values[name]]),
  ) as Partial<Values>;
}
