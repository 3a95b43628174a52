import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../../../core/graphql/context";
import { Public } from "../../../../core/graphql/publicOperation";
import type { StartedSession } from "../auth.service";
import { SignedIn, SignInFailed } from "../auth.types";
import { finishPasskeySignIn, startPasskeySignIn } from "./passkeySignIn.service";
import { type StepFailure, verifySecondFactor } from "./secondFactorSignIn.service";
import { PasskeySignInInput, SecondFactorInput, StartPasskeySignInInput } from "./twoFactor.inputs";
import { SecondStepResult, SignInExpired, twoFactorMessages } from "./twoFactor.types";

function toResult(
  context: RequestContext,
  outcome: StartedSession | StepFailure,
  wrong: string,
): SignedIn | SignInFailed | SignInExpired {
  if (outcome === "wrong") return Object.assign(new SignInFailed(), { message: wrong });
  context.setSignInCookie(null);
  if (outcome === "expired") return Object.assign(new SignInExpired(), { message: twoFactorMessages.signInExpired });
  context.setSessionCookie(outcome.cookie);
  return Object.assign(new SignedIn(), { administrator: outcome.administrator });
}

/** The second step of a sign-in, and the sign-in with a passkey. A cookie connects the steps of one browser. */
@Resolver()
export class SecondStepResolver {
  @Public()
  @Mutation(() => SecondStepResult, {
    description:
      "Completes a sign-in within five minutes after the right password. TOO_MANY_REQUESTS after five wrong codes within 15 minutes, also for the right one.",
  })
  async verifySecondFactor(
    @Arg("input", () => SecondFactorInput, { description: "The code." }) { code }: SecondFactorInput,
    @Ctx() context: RequestContext,
  ): Promise<SignedIn | SignInFailed | SignInExpired> {
    return toResult(context, await verifySecondFactor(context.db, code, context), twoFactorMessages.codeWrong);
  }

  @Public()
  @Mutation(() => String, {
    nullable: true,
    description:
      "Returns PublicKeyCredentialRequestOptionsJSON (WebAuthn) as JSON text, valid once, for five minutes and in this browser; null when the password step has expired. BAD_USER_INPUT at an IP address; TOO_MANY_REQUESTS after 30 calls within 15 minutes.",
  })
  async startPasskeySignIn(
    @Arg("input", () => StartPasskeySignInInput, { description: "The step." }) input: StartPasskeySignInInput,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    const request = await startPasskeySignIn(context.db, context, input.afterPassword);
    context.setSignInCookie(request?.cookie ?? null);
    return request?.options ?? null;
  }

  @Public()
  @Mutation(() => SecondStepResult, {
    description: "Signs in with the signature of a passkey, which counts as two factors.",
  })
  async finishPasskeySignIn(
    @Arg("input", () => PasskeySignInInput, { description: "The response." }) { response }: PasskeySignInInput,
    @Ctx() context: RequestContext,
  ): Promise<SignedIn | SignInFailed | SignInExpired> {
    const outcome = await finishPasskeySignIn(context.db, response, context);
    return toResult(context, outcome, twoFactorMessages.passkeyRefused);
  }
}
