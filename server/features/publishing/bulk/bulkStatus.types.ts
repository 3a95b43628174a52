import { Field, ObjectType } from "type-graphql";
import { Change } from "../../../core/write/change";

@ObjectType({ description: "Result of a new status of many rows, or of its dry run." })
export class BulkStatusChange extends Change {
  @Field(() => [String], { description: "Why other selected rows do not change, a sentence for each reason." })
  problems: string[];
}
