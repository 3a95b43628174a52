import { Field, ObjectType } from "type-graphql";
import { Change } from "../../../../core/write/write";

@ObjectType({ description: "A link before and after its host was replaced." })
export class HostExample {
  @Field(() => String, { description: "Title of a row that uses it." }) title: string;
  @Field(() => String, { description: "Its present address." }) before: string;
  @Field(() => String, { description: "Its new address." }) after: string;
}

@ObjectType({ description: "Result of replacing a host, or of its dry run." })
export class HostChange extends Change {
  @Field(() => [HostExample], { description: "At most three of the links." }) examples: HostExample[];
}
