import { createUnionType, Field, ObjectType } from "type-graphql";
import { AdminUser } from "./adminUser.entity";

@ObjectType({ description: "Signed in; the response sets the session cookie." })
export class SignedIn {
  @Field(() => AdminUser, { description: "The administrator who signed in." })
  administrator: AdminUser;
}

@ObjectType({ description: "Not signed in. The result does not reveal whether the account or the password was wrong." })
export class SignInFailed {
  @Field(() => String, { description: "Error message to show." })
  message: string;
}

export const SignInResult = createUnionType({
  name: "SignInResult",
  description: "Result of a sign-in attempt.",
  types: () => [SignedIn, SignInFailed] as const,
});
