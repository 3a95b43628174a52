import { createUnionType, Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { SignedIn, SignInFailed } from "../auth.types";
import { Passkey } from "./passkey.entity";

export const twoFactorMessages = {
  codeWrong: "This code is not right, or it was already used. Wait for the next one and try again.",
  signInExpired: "This sign-in took longer than five minutes. Please enter your password again.",
  tooManyPasskeys: "Too many attempts from this address. Please wait 15 minutes and try again.",
  passkeyRefused: "This passkey could not be used. Try again, or sign in with your password.",
  passkeyNotConfirmed: "This passkey could not be used. Try again, or enter your password.",
  passkeyNotAdded: "The passkey could not be added. Please start again.",
  passkeyKnown: "This passkey is already registered.",
  passkeyLimit: "An account has at most 20 passkeys. Remove one that you no longer use.",
  passkeyGone: "This passkey has already been removed.",
  nameLong: "Name must be at most 100 characters",
  needsHostName: "Passkeys need a host name. Open the site as localhost or by its domain.",
  authenticatorOn: "The authenticator app is already on. Turn it off before you set up another one.",
  authenticatorOff: "The authenticator app is already off.",
  setupMissing: "Please start the setup of the authenticator app again.",
  nothingToRecover: "Recovery codes need an authenticator app or a passkey. Add one first.",
};

@ObjectType({ description: "Second factors of the signed-in administrator." })
export class TwoFactor {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Since when an authenticator app is on; null when it is off.",
  })
  authenticatorSince: Date | null;

  @Field(() => [Passkey], { description: "Passkeys, oldest first." })
  passkeys: Passkey[];

  @Field(() => Int, { description: "Unused recovery codes, at most 10." })
  recoveryCodesLeft: number;

  @Field(() => Boolean, { description: "Whether the settings require a second factor of the administrator's role." })
  required: boolean;
}

@ObjectType({ description: "Second factors after a change." })
export class TwoFactorChange {
  @Field(() => TwoFactor, { description: "The second factors." })
  twoFactor: TwoFactor;

  @Field(() => [String], {
    nullable: true,
    description: "New recovery codes, which are never shown again; null when the change creates none.",
  })
  recoveryCodes: string[] | null;
}

@ObjectType({ description: "What an authenticator app needs." })
export class AuthenticatorSetup {
  @Field(() => String, { description: "Secret in base32, to be typed into the app." })
  secret: string;

  @Field(() => String, { description: "otpauth:// address with the secret, which opens an app on the same device." })
  uri: string;

  @Field(() => String, { description: "The address as a QR code: an SVG picture in a data: address." })
  qrCode: string;
}

@ObjectType({ description: "The sign-in has expired: it starts again with the password." })
export class SignInExpired {
  @Field(() => String, { description: "Error message to show." })
  message: string;
}

export const SecondStepResult = createUnionType({
  name: "SecondStepResult",
  description: "Result of a second factor, or of a passkey.",
  types: () => [SignedIn, SignInFailed, SignInExpired] as const,
});
