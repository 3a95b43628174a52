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

@ObjectType({
  description:
    "The password was right and the account has a second factor. There is no session yet; a cookie that is valid for five minutes connects the steps.",
})
export class SecondFactorNeeded {
  @Field(() => Boolean, { description: "Whether a code of the authenticator app is accepted." })
  hasAuthenticator: boolean;

  @Field(() => Boolean, { description: "Whether a passkey is accepted. Recovery codes always are." })
  hasPasskeys: boolean;
}

export const SignInResult = createUnionType({
  name: "SignInResult",
  description: "Result of a sign-in attempt.",
  types: () => [SignedIn, SignInFailed, SecondFactorNeeded] as const,
});
