import { ArrayMaxSize } from "class-validator";
import { Field, ID, InputType, registerEnumType } from "type-graphql";
import { type ImportedField, importedFieldLabels, importedFields } from "../sourceFields";

/** The fields that an import writes, as an enum. */
export const SourceField = Object.fromEntries(importedFields.map((field) => [field.toUpperCase(), field])) as Record<
  string,
  ImportedField
>;
registerEnumType(SourceField, {
  name: "SourceField",
  description: "A field of an item that a feed has a value for.",
  valuesConfig: Object.fromEntries(
    Object.entries(SourceField).map(([name, field]) => [name, { description: `${importedFieldLabels[field]}.` }]),
  ),
});

@InputType({ description: "Items and fields that get their feeds' values." })
export class AcceptSourceInput {
  @Field(() => [ID], { description: "Ids of category items, at most 1,000." })
  @ArrayMaxSize(1_000, { message: "Select at most 1,000 rows." })
  ids: string[];

  @Field(() => [SourceField], { description: "The fields." })
  fields: ImportedField[];
}
