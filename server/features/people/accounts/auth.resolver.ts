import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { AdminUser } from "./adminUser.entity";
import { SignInInput } from "./auth.inputs";
import { authMessages } from "./auth.messages";
import { getAdministrator, signIn, signOut } from "./auth.service";
import { SecondFactorNeeded, SignedIn, SignInFailed, SignInResult } from "./auth.types";
import { signInHint } from "./demoAdministrator.service";

@Resolver()
export class AuthResolver {
  @Public()
  @Query(() => AdminUser, { nullable: true, description: "The signed-in administrator; null for visitors." })
  currentAdministrator(@Ctx() { db, actor }: RequestContext): Promise<AdminUser | null> {
    return getAdministrator(db, actor);
  }

  @Public()
  @Query(() => String, {
    nullable: true,
    description: "How to sign in as the demo administrator; null outside demo mode.",
  })
  signInHint(@Ctx() { db, demo }: RequestContext): Promise<string | null> {
    return signInHint(db, demo);
  }

  @Public()
  @Mutation(() => SignInResult, {
    description:
      "Starts a session, or asks for the second factor of an account that has one. Five failures within 15 minutes block the account and the client address for the remaining time.",
  })
  async signIn(
    @Arg("input", () => SignInInput, { description: "Email and password." }) input: SignInInput,
    @Ctx() context: RequestContext,
  ): Promise<SignedIn | SignInFailed | SecondFactorNeeded> {
    const outcome = await signIn(context.db, input, context);
    if (!outcome) return Object.assign(new SignInFailed(), { message: authMessages.refused });
    if ("signInCookie" in outcome) {
      context.setSignInCookie(outcome.signInCookie);
      const { hasAuthenticator, hasPasskeys } = outcome;
      return Object.assign(new SecondFactorNeeded(), { hasAuthenticator, hasPasskeys });
    }
    context.setSessionCookie(outcome.cookie);
    return Object.assign(new SignedIn(), { administrator: outcome.administrator });
  }

  @Public()
  @Mutation(() => Boolean, { description: "Ends the current session, if any. Always true." })
  async signOut(@Ctx() { db, actor, setSessionCookie }: RequestContext): Promise<boolean> {
    await signOut(db, actor);
    setSessionCookie(null);
    return true;
  }
}
