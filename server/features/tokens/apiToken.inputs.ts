import { IsInt, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { type TokenScope, TokenScopes } from "../../core/access/tokenScope";
import { RequiredText } from "../../core/graphql/inputs";

const days = "Choose 1 to 365 days.";

@InputType({ description: "A new API token." })
export class CreateApiTokenInput {
  @RequiredText("What it is for.", "Enter a name", 100) name: string;

  @Field(() => [TokenScopes], { description: "What it may do. Every token may read." })
  scopes: TokenScope[];

  @Field(() => Int, { description: "Days until it expires, 1 to 365." })
  @IsInt({ message: days })
  @Min(1, { message: days })
  @Max(365, { message: days })
  days: number;
}
