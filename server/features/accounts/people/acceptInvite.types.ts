import { createUnionType, Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import type { Role } from "../../../core/access/role";
import { Roles } from "../../../core/graphql/rolesEnum";
import { SignedIn } from "../auth.types";

@ObjectType({ description: "An invitation as the invited person sees it." })
export class OpenInvite {
  @Field(() => String, { description: "Name of the administrator who invites." })
  invitedByName: string;

  @Field(() => String, { description: "The invited person's name, which they may change." })
  name: string;

  @Field(() => String, { description: "The address that the account signs in with." })
  email: string;

  @Field(() => Roles, { description: "What the account may do." })
  role: Role;

  @Field(() => GraphQLISODateTime, { description: "End of the invitation." })
  expiresAt: Date;
}

@ObjectType({
  description:
    "The invitation opens nothing. The result does not reveal whether it never existed, was used, was revoked or has expired.",
})
export class InviteRefused {
  @Field(() => String, { description: "Message to show." })
  message: string;
}

export const OpenInviteResult = createUnionType({
  name: "OpenInviteResult",
  description: "An invitation by its token.",
  types: () => [OpenInvite, InviteRefused] as const,
});

export const AcceptInviteResult = createUnionType({
  name: "AcceptInviteResult",
  description: "Result of accepting an invitation.",
  types: () => [SignedIn, InviteRefused] as const,
});
