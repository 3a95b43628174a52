import { IsBoolean } from "class-validator";
import { ArgsType, Field } from "type-graphql";

/** The argument of a query with cached counts that does not have to wait for a first count. */
@ArgsType()
export abstract class IfReadyArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "True: null instead of a long wait while the rows of a filter are counted for the first time; ask again after a second.",
  })
  @IsBoolean()
  ifReady: boolean = false;
}
