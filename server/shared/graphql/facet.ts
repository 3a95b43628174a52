import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A value by which a list can be filtered." })
export class Facet {
  @Field(() => String, { description: "The value." }) name: string;
  @Field(() => Int, { description: "Number of matching rows." }) count: number;
}
