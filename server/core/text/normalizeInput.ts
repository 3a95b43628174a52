/**
 * Normalizes the texts of an input for storage: trims them and replaces null with "". Omits undefined fields; other
 * values do not change.
 */
export function normalizeInput<Input extends object>(
  input: Input,
): { [Field in keyof Input]: Exclude<Input[Field], null> } {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]: [string, unknown]) => [
        field,
        value === null ? "" : typeof value === "string" ? value.trim() : value,
      ]),
  ) as { [Field in keyof Input]: Exclude<Input[Field], null> };
}
