import { IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { maxPasswordLength } from "../accountRules";
import { authMessages } from "../auth.messages";
import { twoFactorMessages } from "./twoFactor.types";

/** Longer responses of authenticators do not exist: keys and signatures have at most 4,000 bytes. */
const maxResponseLength = 20_000;

@InputType({ description: "Confirms a change of the second factors." })
export class ConfirmPasswordInput {
  @Field(() => String, { description: "The current password." })
  @MaxLength(maxPasswordLength, { message: authMessages.currentPasswordWrong })
  currentPassword: string;
}

@InputType({ description: "A code of an authenticator app." })
export class AuthenticatorCodeInput {
  @Field(() => String, { description: "Six digits; spaces are ignored." })
  @MaxLength(20, { message: twoFactorMessages.codeWrong })
  code: string;
}

@InputType({ description: "The second factor of a sign-in." })
export class SecondFactorInput {
  @Field(() => String, { description: "Six digits of the authenticator app, or an unused recovery code." })
  @MaxLength(50, { message: twoFactorMessages.codeWrong })
  code: string;
}

@InputType({ description: "A new passkey." })
export class AddPasskeyInput {
  @Field(() => String, { nullable: true, description: "Its name; omitted or blank for the name of the device." })
  @IsOptional()
  @MaxLength(100, { message: twoFactorMessages.nameLong })
  name?: string | null;

  @Field(() => String, { description: "The browser's RegistrationResponseJSON (WebAuthn) as JSON text." })
  @MaxLength(maxResponseLength, { message: twoFactorMessages.passkeyNotAdded })
  response: string;
}

@InputType({ description: "A passkey to remove." })
export class RemovePasskeyInput extends ConfirmPasswordInput {
  @Field(() => ID, { description: "Id of the passkey." })
  id: string;
}

@InputType({ description: "How a sign-in with a passkey begins." })
export class StartPasskeySignInInput {
  @Field(() => Boolean, {
    description: "Whether the password was already right, so that a passkey of that account is the second factor.",
  })
  afterPassword: boolean;
}

@InputType({ description: "A sign-in with a passkey." })
export class PasskeySignInInput {
  @Field(() => String, { description: "The browser's AuthenticationResponseJSON (WebAuthn) as JSON text." })
  @MaxLength(maxResponseLength, { message: twoFactorMessages.passkeyRefused })
  response: string;
}
