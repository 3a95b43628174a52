import { ArrayMaxSize } from "class-validator";
import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "Links whose pages state other prices." })
export class FoundPricesInput {
  @Field(() => [ID], { description: "Ids of links, at most 1,000." })
  @ArrayMaxSize(1_000, { message: "Select at most 1,000 rows." })
  linkIds: string[];
}
