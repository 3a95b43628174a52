import { Field, ObjectType } from "type-graphql";
import { ApiToken } from "../accounts/tokens/apiToken.entity";

@ObjectType({ description: "A new API token with its secret, which nothing can tell again." })
export class CreatedApiToken {
  @Field(() => ApiToken, { description: "The token's row." }) apiToken: ApiToken;
  @Field(() => String, { description: "The token, for the header Authorization: Bearer." }) token: string;
}
