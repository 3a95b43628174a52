import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { unauthenticated } from "../../shared/errors/appErrors";
import type { RequestContext } from "../../shared/graphql/context";
import { IdInput } from "../../shared/graphql/inputs";
import { ChangePasswordInput, UpdateProfileInput } from "./account.inputs";
import {
  changePassword,
  type AccountOwner,
  revokeOtherSessions,
  revokeSession,
  updateProfile,
} from "./account.service";
import { AdminUser } from "./adminUser.entity";
import { Session } from "./session.entity";
import { openSessions } from "./session.service";

/** Visitors get no further than the schema's guard. */
function ownerOf({ actor, clientAddress }: RequestContext): AccountOwner {
  if (!actor) throw unauthenticated();
  return { actor, clientAddress };
}

const sessionsOf = (context: RequestContext): Promise<Session[]> => openSessions(context.db, ownerOf(context).actor.id);

/** What administrators do with their own account. */
@Resolver(() => Session)
export class AccountResolver {
  @FieldResolver(() => Boolean, { description: "Whether it is the one that asks." })
  current(@Root() session: Session, @Ctx() { actor }: RequestContext): boolean {
    return session.idHash === actor?.sessionHash;
  }

  @Query(() => [Session], {
    description: "Administrators only. The open sessions of one's own account, the one seen last first.",
  })
  sessions(@Ctx() context: RequestContext): Promise<Session[]> {
    return sessionsOf(context);
  }

  @Mutation(() => AdminUser, {
    description:
      "Administrators only. Changes one's own name, email address and picture. BAD_USER_INPUT with field errors; TOO_MANY_REQUESTS after five wrong passwords within 15 minutes.",
  })
  updateProfile(
    @Arg("input", () => UpdateProfileInput, { description: "The profile as it shall be." }) input: UpdateProfileInput,
    @Ctx() context: RequestContext,
  ): Promise<AdminUser> {
    return updateProfile(context.db, ownerOf(context), input);
  }

  @Mutation(() => [Session], {
    description:
      "Administrators only. Changes one's own password, ends all other sessions of the account and changes the cookie of this one. Answers with the open sessions. BAD_USER_INPUT with field errors; TOO_MANY_REQUESTS after five wrong passwords within 15 minutes.",
  })
  async changePassword(
    @Arg("input", () => ChangePasswordInput, { description: "Both passwords." }) input: ChangePasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<Session[]> {
    const owner = ownerOf(context);
    const { cookie, sessionHash } = await changePassword(context.db, owner, input);
    context.setSessionCookie(cookie);
    // What follows in the same request is asked by the session under its new name.
    context.actor = { ...owner.actor, sessionHash };
    return sessionsOf(context);
  }

  @Mutation(() => [Session], {
    description:
      "Administrators only. Ends one of one's own sessions; the one that asks is signed out by it. Answers with the sessions that stay open. NOT_FOUND when it has ended before.",
  })
  async revokeSession(
    @Arg("input", () => IdInput, { description: "Which session." }) { id }: IdInput,
    @Ctx() context: RequestContext,
  ): Promise<Session[]> {
    const { idHash } = await revokeSession(context.db, ownerOf(context), id);
    if (idHash === context.actor?.sessionHash) context.setSessionCookie(null);
    return sessionsOf(context);
  }

  @Mutation(() => [Session], {
    description: "Administrators only. Ends all of one's own sessions but the one that asks, which it answers with.",
  })
  async revokeOtherSessions(@Ctx() context: RequestContext): Promise<Session[]> {
    await revokeOtherSessions(context.db, ownerOf(context));
    return sessionsOf(context);
  }
}
