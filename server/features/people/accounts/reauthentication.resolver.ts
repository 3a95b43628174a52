import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { readAccountOwner } from "./account.service";
import { reauthenticate, reauthenticateWithPasskey, startPasskeyReauthentication } from "./reauthentication.service";
import { ConfirmPasswordInput, PasskeySignInInput } from "./twoFactor/twoFactor.inputs";

const opens = "For ten minutes, this session may do what answers REAUTHENTICATION_REQUIRED otherwise. Always true.";

/** Proves to whom a session belongs. */
@Resolver()
export class ReauthenticationResolver {
  @RequiresRole("contributor", "never")
  @Mutation(() => Boolean, {
    description: `Administrators only. ${opens} BAD_USER_INPUT for a wrong password; TOO_MANY_REQUESTS after five of them.`,
  })
  async reauthenticate(
    @Arg("input", () => ConfirmPasswordInput, { description: "The current password." }) input: ConfirmPasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await reauthenticate(context.db, readAccountOwner(context), input.currentPassword);
    return true;
  }

  @RequiresRole("contributor", "never")
  @Mutation(() => String, {
    description:
      "Administrators only. Starts a proof with a passkey of the account and returns the browser's PublicKeyCredentialRequestOptionsJSON (WebAuthn) as JSON text. BAD_USER_INPUT at an IP address.",
  })
  startPasskeyReauthentication(@Ctx() context: RequestContext): Promise<string> {
    return startPasskeyReauthentication(context.db, readAccountOwner(context), context.getOrigin());
  }

  @RequiresRole("contributor", "never")
  @Mutation(() => Boolean, {
    description: `Administrators only. ${opens} BAD_USER_INPUT for a passkey that is not valid.`,
  })
  async reauthenticateWithPasskey(
    @Arg("input", () => PasskeySignInInput, { description: "The browser's answer." }) { response }: PasskeySignInInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await reauthenticateWithPasskey(context.db, readAccountOwner(context), response, context.getOrigin());
    return true;
  }
}
