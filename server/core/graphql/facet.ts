import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A value by which a list can be filtered." })
export class Facet {
  @Field(() => String, { description: "The value." }) name: string;
  @Field(() => Int, { description: "Number of matching rows." }) count: number;
}

@ObjectType({ description: "A value of a filter of a list that may be long." })
export class FilterValue {
  @Field(() => String, { description: "The value." }) name: string;
  @Field(() => Int, {
    nullable: true,
    description:
      "Number of matching rows; null when the other filters match more than 2,000 rows, or without any 5,000, which are not counted.",
  })
  count: number | null;
}
