import { registerEnumType } from "type-graphql";

/** Creates an enum of the schema from the descriptions of its values. They are stored as they are named. */
export function createEnum<Value extends string>(
  name: string,
  description: string,
  descriptions: Record<Value, string>,
): { readonly [Name in Value]: Name } {
  const entries = Object.entries<string>(descriptions);
  const values = Object.fromEntries(entries.map(([value]) => [value, value])) as { [Name in Value]: Name };
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(entries.map(([value, text]) => [value, { description: text }])) as Record<
      Value,
      { description: string }
    >,
  });
  return values;
}
