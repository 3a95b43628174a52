import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { createEnum } from "../../../../core/graphql/createEnum";
import { type Role, Roles } from "../../../../core/access/role";

export const PersonStatus = createEnum("PersonStatus", "Whether a person can sign in.", {
  ACTIVE: "Has an account.",
  INVITED: "Has an invitation, which may have expired, and no account.",
  DISABLED: "Has an account that cannot sign in.",
});
export type PersonStatus = keyof typeof PersonStatus;

@ObjectType({ description: "Someone with an account, or with an invitation." })
export class Person {
  @Field(() => ID, { description: "UUID of the account or, while invited, of the invitation." })
  id: string;

  @Field(() => String, { description: "Shown in the admin area." })
  name: string;

  @Field(() => String, { description: "Used to sign in." })
  email: string;

  @Field(() => Roles, { description: "What the person may do." })
  role: Role;

  @Field(() => PersonStatus, { description: "Whether the person can sign in." })
  status: PersonStatus;

  @Field(() => Boolean, { description: "Whether the account has an authenticator app or a passkey." })
  hasTwoFactor: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time of the last request, to the minute, or else of the last sign-in; null before the first.",
  })
  lastSeenAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "End of the invitation, which may have passed; null for accounts.",
  })
  inviteExpiresAt: Date | null;
}

@ObjectType({ description: "A new invitation with its address, which nothing can tell again." })
export class CreatedInvite {
  @Field(() => Person, { description: "The invited person." })
  person: Person;

  @Field(() => String, { description: "Path of the page to accept it, with the secret token after the #." })
  path: string;

  @Field(() => Boolean, { description: "Whether a mail server sends the address to the person." })
  isMailed: boolean;
}
