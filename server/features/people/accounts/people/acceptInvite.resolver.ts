import { Arg, Ctx, Mutation, Resolver, createUnionType, Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import type { RequestContext } from "../../../../core/graphql/context";
import { Public } from "../../../../core/graphql/publicOperation";
import { SignedIn } from "../auth.types";
import { acceptInvite, openInvite } from "./acceptInvite.service";
import { AcceptInviteInput, OpenInviteInput, peopleMessages } from "./people.inputs";
import { type Role, Roles } from "../../../../core/access/role";

@ObjectType({ description: "An invitation as the invited person sees it." })
class OpenInvite {
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
class InviteRefused {
  @Field(() => String, { description: "Message to show." })
  message: string;
}

const OpenInviteResult = createUnionType({
  name: "OpenInviteResult",
  description: "An invitation by its token.",
  types: () => [OpenInvite, InviteRefused] as const,
});

const AcceptInviteResult = createUnionType({
  name: "AcceptInviteResult",
  description: "Result of accepting an invitation.",
  types: () => [SignedIn, InviteRefused] as const,
});

const refused = (): InviteRefused => Object.assign(new InviteRefused(), { message: peopleMessages.inviteRefused });

/** Operations for whoever holds the link of an invitation. */
@Resolver()
export class AcceptInviteResolver {
  /** A mutation, because it counts the attempt, and because a mutation is never part of an address. */
  @Public()
  @Mutation(() => OpenInviteResult, {
    description:
      "Returns what the link of an invitation offers, and counts the attempt: 20 within 15 minutes from a client address.",
  })
  async openInvite(
    @Arg("input", () => OpenInviteInput, { description: "The token of the link." }) { token }: OpenInviteInput,
    @Ctx() context: RequestContext,
  ): Promise<OpenInvite | InviteRefused> {
    const invite = await openInvite(context.db, token, context);
    if (!invite) return refused();
    const { name, email, role, expiresAt, invitedBy } = invite;
    return Object.assign(new OpenInvite(), { invitedByName: invitedBy?.name ?? "", name, email, role, expiresAt });
  }

  @Public()
  @Mutation(() => AcceptInviteResult, {
    description:
      "Creates the invited person's account and starts its session. The invitation works once. BAD_USER_INPUT with field errors; CONFLICT; TOO_MANY_REQUESTS after 20 attempts within 15 minutes from a client address.",
  })
  async acceptInvite(
    @Arg("input", () => AcceptInviteInput, { description: "The token, the name and a new password." })
    input: AcceptInviteInput,
    @Ctx() context: RequestContext,
  ): Promise<SignedIn | InviteRefused> {
    const session = await acceptInvite(context.db, input, context);
    if (!session) return refused();
    context.setSessionCookie(session.cookie);
    return Object.assign(new SignedIn(), { administrator: session.administrator });
  }
}
