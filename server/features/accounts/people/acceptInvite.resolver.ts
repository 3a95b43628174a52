import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { SignedIn } from "../auth.types";
import { acceptInvite, openInvite } from "./acceptInvite.service";
import { AcceptInviteResult, InviteRefused, OpenInvite, OpenInviteResult } from "./acceptInvite.types";
import { AcceptInviteInput, OpenInviteInput } from "./people.inputs";
import { peopleMessages } from "./people.messages";

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
