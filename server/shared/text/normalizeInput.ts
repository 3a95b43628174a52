/**
 * An input's texts as they are stored: trimmed, and "" for null. What is undefined is left out; what is no text is taken
 * as it is.
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
