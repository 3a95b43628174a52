import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { ChangePasswordInput, UpdateProfileInput } from "./account.inputs";
import { changePassword, revokeOtherSessions, revokeSession, updateProfile, readAccountOwner } from "./account.service";
import { AdminUser } from "./adminUser.entity";
import { Session } from "./session.entity";
import { listOpenSessions } from "./session.service";

const readOwnSessions = (context: RequestContext): Promise<Session[]> =>
  listOpenSessions(context.db, readAccountOwner(context).actor.id);

/** Operations on the signed-in administrator's own account. */
@Resolver(() => Session)
export class AccountResolver {
  @FieldResolver(() => Boolean, { description: "Whether this is the current session." })
  current(@Root() session: Session, @Ctx() { actor }: RequestContext): boolean {
    return session.idHash === actor?.sessionHash;
  }

  @RequiresRole("contributor", "never")
  @Query(() => [Session], {
    description: "Administrators only. Open sessions of the signed-in administrator, most recently used first.",
  })
  sessions(@Ctx() context: RequestContext): Promise<Session[]> {
    return readOwnSessions(context);
  }

  @RequiresRole("contributor", "never")
  @Mutation(() => AdminUser, {
    description:
      "Administrators only. Changes the name, email address and avatar of the signed-in administrator. BAD_USER_INPUT with field errors; TOO_MANY_REQUESTS after five wrong passwords within 15 minutes.",
  })
  updateProfile(
    @Arg("input", () => UpdateProfileInput, { description: "The changed profile." }) input: UpdateProfileInput,
    @Ctx() context: RequestContext,
  ): Promise<AdminUser> {
    return updateProfile(context.db, readAccountOwner(context), input);
  }

  @RequiresRole("contributor", "never")
  @Mutation(() => [Session], {
    description:
      "Administrators only. Changes the signed-in administrator's password, ends all other sessions of the account and its API tokens that are not kept, and renews the cookie of this session. Returns the open sessions. BAD_USER_INPUT with field errors; TOO_MANY_REQUESTS after five wrong passwords within 15 minutes.",
  })
  async changePassword(
    @Arg("input", () => ChangePasswordInput, { description: "The current and the new password." })
    input: ChangePasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<Session[]> {
    const owner = readAccountOwner(context);
    const { cookie, sessionHash } = await changePassword(context.db, owner, input);
    context.setSessionCookie(cookie);
    // Later fields of the same request use the renewed session.
    context.actor = { ...owner.actor, sessionHash };
    return readOwnSessions(context);
  }

  @RequiresRole("contributor", "never")
  @Mutation(() => [Session], {
    description:
      "Administrators only. Ends one session of the signed-in administrator; ending the current one signs out. Returns the sessions that remain open. NOT_FOUND when the session has already ended.",
  })
  async revokeSession(
    @Arg("input", () => IdInput, { description: "Id of the session." }) { id }: IdInput,
    @Ctx() context: RequestContext,
  ): Promise<Session[]> {
    const { idHash } = await revokeSession(context.db, readAccountOwner(context), id);
    if (idHash === context.actor?.sessionHash) context.setSessionCookie(null);
    return readOwnSessions(context);
  }

  @RequiresRole("contributor", "never")
  @Mutation(() => [Session], {
    description:
      "Administrators only. Ends all other sessions of the signed-in administrator and returns the current one.",
  })
  async revokeOtherSessions(@Ctx() context: RequestContext): Promise<Session[]> {
    await revokeOtherSessions(context.db, readAccountOwner(context));
    return readOwnSessions(context);
  }
}
