import { MaxLength } from "class-validator";
import { ArgsType, Field } from "type-graphql";

@ArgsType()
export class RangeArgs {
  @Field(() => String, { description: "First day in the site's time zone, YYYY-MM-DD." })
  @MaxLength(40)
  from: string;

  @Field(() => String, { description: "Last day in the site's time zone, YYYY-MM-DD; at most 366 days in all." })
  @MaxLength(40)
  to: string;
}
