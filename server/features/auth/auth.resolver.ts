import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { AdminUser } from "./adminUser.entity";
import { SignInInput } from "./auth.inputs";
import { authMessages } from "./auth.messages";
import { signIn } from "./auth.service";
import { SignedIn, SignInFailed, SignInResult } from "./auth.types";
import { endSession } from "./session.service";

@Resolver()
export class AuthResolver {
  @Query(() => AdminUser, { nullable: true, description: "The signed-in administrator; null for visitors." })
  currentAdministrator(@Ctx() { db, actor }: RequestContext): Promise<AdminUser | null> | null {
    return actor && db.findOneBy(AdminUser, { id: actor.id });
  }

  @Mutation(() => SignInResult, {
    description:
      "Starts a session. Five failures within 15 minutes close the account and the address for the rest of them.",
  })
  async signIn(
    @Arg("input", () => SignInInput, { description: "Email and password." }) input: SignInInput,
    @Ctx() { db, clientAddress, setSessionCookie }: RequestContext,
  ): Promise<SignedIn | SignInFailed> {
    const session = await signIn(db, input, clientAddress);
    if (!session) return Object.assign(new SignInFailed(), { message: authMessages.refused });
    setSessionCookie(session.cookie);
    return Object.assign(new SignedIn(), { administrator: session.administrator });
  }

  @Mutation(() => Boolean, { description: "Ends the session, if there is one. Always true." })
  async signOut(@Ctx() { db, actor, setSessionCookie }: RequestContext): Promise<boolean> {
    if (actor) await endSession(db, actor.sessionHash);
    setSessionCookie(null);
    return true;
  }
}
