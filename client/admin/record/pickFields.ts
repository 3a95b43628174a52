/**
 * Returns the form's values of a row: the fields of `empty`, nested ones included, without `__typename`. Null means the
 * empty value.
 */
export function pickFields<Values>(empty: Values, from: { [Name in keyof Values]: Values[Name] | null }): Values {
  return pickValue(empty, from) as Values;
}

function pickValue(empty: unknown, from: unknown): unknown {
  if (from === null || from === undefined) return empty;
  if (Array.isArray(from)) return from.map(withoutTypename);
  if (!isObject(empty) || !isObject(from)) return from;
  return Object.fromEntries(Object.keys(empty).map((name) => [name, pickValue(empty[name], from[name])] as const));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function withoutTypename(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { __typename, ...rest } = value;
  return rest;
}
