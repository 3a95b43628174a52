import { IsInt, Max, Min } from "class-validator";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { type TokenScope, TokenScopes } from "../../../core/access/tokenScope";
import { RequiredText } from "../../../core/graphql/inputs";
import { ApiToken } from "../accounts/tokens/apiToken.entity";

@ObjectType({ description: "A new API token with its secret, which nothing can tell again." })
export class CreatedApiToken {
  @Field(() => ApiToken, { description: "The token's row." }) apiToken: ApiToken;
  @Field(() => String, { description: "The token, for the header Authorization: Bearer." }) token: string;
}

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
