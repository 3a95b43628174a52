import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A value of a row before and after an import." })
class ChangedValue {
  @Field(() => String, { description: "Its name on screens." }) label: string;
  @Field(() => String, { description: "Before; at most 200 characters." }) from: string;
  @Field(() => String, { description: "After; at most 200 characters." }) to: string;
}

@ObjectType({ description: "A row that an import changed." })
class ChangedRow {
  @Field(() => String, { description: "Its title." }) title: string;
  @Field(() => [ChangedValue], { description: "The values that differ." }) fields: ChangedValue[];
}

/** What an import changed in the rows of a kind, for screens; see readImportChanges.ts. */
@ObjectType({ description: "What an import changed in the rows of a kind, or would change." })
export class ChangedRowsOfKind {
  @Field(() => String, { description: "What the rows are called: sales." }) rows: string;
  @Field(() => Int, { description: "Number of new rows." }) created: number;
  @Field(() => Int, { description: "Number of changed rows." }) changed: number;
  @Field(() => Int, { description: "Number of removed rows." }) removed: number;
  @Field(() => [String], { description: "Titles of the first new rows, at most 100." }) newTitles: string[];
  @Field(() => [ChangedRow], { description: "The first changed rows, at most 100." }) changes: ChangedRow[];
  @Field(() => [String], { description: "Titles of the first removed rows, at most 100." }) removedTitles: string[];
}
