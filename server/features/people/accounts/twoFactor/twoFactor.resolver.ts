import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../../core/graphql/context";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { readAccountOwner } from "../account.service";
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from "./authenticator.service";
import { addPasskey, type PasskeyOwner, removePasskey, startPasskey } from "./passkeys.service";
import { getTwoFactor, renewRecoveryCodes } from "./secondFactors.service";
import { AddPasskeyInput, AuthenticatorCodeInput, ConfirmPasswordInput, RemovePasskeyInput } from "./twoFactor.inputs";
import { AuthenticatorSetup, TwoFactor, TwoFactorChange } from "./twoFactor.types";

const readPasskeyOwner = (context: RequestContext): PasskeyOwner => ({
  ...readAccountOwner(context),
  origin: context.getOrigin(),
  userAgent: context.userAgent,
});

const password = "Administrators only. BAD_USER_INPUT for a wrong password; TOO_MANY_REQUESTS after five of them.";

/** Second factors of the signed-in administrator's own account. */
@Resolver()
export class TwoFactorResolver {
  @RequiresRole("contributor", "never", { beforeEnrollment: true })
  @Query(() => TwoFactor, { description: "Administrators only. Second factors of the signed-in administrator." })
  twoFactor(@Ctx() context: RequestContext): Promise<TwoFactor> {
    return getTwoFactor(context.db, readAccountOwner(context).actor.id);
  }

  @RequiresRole("contributor", "never", { beforeEnrollment: true })
  @Mutation(() => AuthenticatorSetup, {
    description: `Starts the setup of an authenticator app, which is off until confirmAuthenticator. CONFLICT when one is on. ${password}`,
  })
  startAuthenticator(
    @Arg("input", () => ConfirmPasswordInput, { description: "The current password." }) input: ConfirmPasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<AuthenticatorSetup> {
    return startAuthenticator(context.db, readAccountOwner(context), input.currentPassword);
  }

  @RequiresRole("contributor", "never", { beforeEnrollment: true })
  @Mutation(() => TwoFactorChange, {
    description:
      "Administrators only. Turns the authenticator app on with its first code. BAD_USER_INPUT for a wrong code; TOO_MANY_REQUESTS after five of them; CONFLICT without a started setup.",
  })
  confirmAuthenticator(
    @Arg("input", () => AuthenticatorCodeInput, { description: "The app's code." }) input: AuthenticatorCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<TwoFactorChange> {
    return confirmAuthenticator(context.db, readAccountOwner(context), input.code);
  }

  @RequiresRole("contributor", "never")
  @Mutation(() => TwoFactorChange, {
    description: `Turns the authenticator app off. NOT_FOUND when it is already off. ${password}`,
  })
  removeAuthenticator(
    @Arg("input", () => ConfirmPasswordInput, { description: "The current password." }) input: ConfirmPasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<TwoFactorChange> {
    return removeAuthenticator(context.db, readAccountOwner(context), input.currentPassword);
  }

  @RequiresRole("contributor", "never", { beforeEnrollment: true })
  @Mutation(() => String, {
    description: `Returns PublicKeyCredentialCreationOptionsJSON (WebAuthn) as JSON text, valid for five minutes in this session. BAD_USER_INPUT at an IP address and for a 21st passkey. ${password}`,
  })
  startPasskey(
    @Arg("input", () => ConfirmPasswordInput, { description: "The current password." }) input: ConfirmPasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return startPasskey(context.db, readPasskeyOwner(context), input.currentPassword);
  }

  @RequiresRole("contributor", "never", { beforeEnrollment: true })
  @Mutation(() => TwoFactorChange, {
    description:
      "Administrators only. Adds the passkey that the browser has created. BAD_USER_INPUT when the response is not valid or late; CONFLICT for a registered passkey.",
  })
  addPasskey(
    @Arg("input", () => AddPasskeyInput, { description: "Name and response." }) input: AddPasskeyInput,
    @Ctx() context: RequestContext,
  ): Promise<TwoFactorChange> {
    return addPasskey(context.db, readPasskeyOwner(context), input);
  }

  @RequiresRole("contributor", "never")
  @Mutation(() => TwoFactorChange, { description: `Removes a passkey. NOT_FOUND when it is gone. ${password}` })
  removePasskey(
    @Arg("input", () => RemovePasskeyInput, { description: "The passkey." }) input: RemovePasskeyInput,
    @Ctx() context: RequestContext,
  ): Promise<TwoFactorChange> {
    return removePasskey(context.db, readAccountOwner(context), input);
  }

  @RequiresRole("contributor", "never")
  @Mutation(() => TwoFactorChange, {
    description: `Replaces the recovery codes. NOT_FOUND without a second factor. ${password}`,
  })
  renewRecoveryCodes(
    @Arg("input", () => ConfirmPasswordInput, { description: "The current password." }) input: ConfirmPasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<TwoFactorChange> {
    return renewRecoveryCodes(context.db, readAccountOwner(context), input.currentPassword);
  }
}
