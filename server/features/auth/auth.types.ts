import { createUnionType, Field, ObjectType } from "type-graphql";
import { AdminUser } from "./adminUser.entity";

@ObjectType({ description: "Signed in; the session's cookie came with the answer." })
export class SignedIn {
  @Field(() => AdminUser, { description: "Who signed in." })
  administrator: AdminUser;
}

@ObjectType({ description: "Not signed in. The same answer whether the account or the password was wrong." })
export class SignInFailed {
  @Field(() => String, { description: "For the person who tried." })
  message: string;
}

export const SignInResult = createUnionType({
  name: "SignInResult",
  description: "What became of signing in.",
  types: () => [SignedIn, SignInFailed] as const,
});
