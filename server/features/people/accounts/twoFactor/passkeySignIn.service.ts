import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type { EntityManager } from "typeorm";
import { hashSecret } from "../../../../core/access/secretToken";
import { countCaller, sharedLimit } from "../../../../core/access/sharedLimit.service";
import type { AdminUser } from "../adminUser.entity";
import { type SignInCaller, startVerifiedSession, type StartedSession } from "../auth.service";
import { Passkey } from "./passkey.entity";
import type { PasskeyChallenge } from "./passkeyChallenge.entity";
import { endPendingSignIn, findPendingAccount, generateSignInCookie } from "./pendingSignIns.service";
import {
  getRelyingParty,
  parseResponse,
  type RelyingParty,
  toUserHandle,
  storeChallenge,
  takeChallenge,
} from "./relyingParty";
import type { StepFailure } from "./secondFactorSignIn.service";
import { twoFactorMessages } from "./twoFactor.types";

/** Signatures cannot be guessed. The limit only keeps visitors from filling the table of challenges. */
const byAddress = sharedLimit("passkey from an address", { points: 30, duration: 15 * 60 });

/** Options as JSON, and the value of the cookie that binds them to the browser. */
interface PasskeyRequest {
  options: string;
  cookie: string;
}

/**
 * Starts a sign-in with a passkey: any, or one of the account whose password was right.
 * @returns null when the password step has expired.
 * @throws BAD_USER_INPUT at an IP address, TOO_MANY_REQUESTS after 30 starts from an address within 15 minutes.
 */
export async function startPasskeySignIn(
  db: EntityManager,
  caller: SignInCaller,
  afterPassword: boolean,
): Promise<PasskeyRequest | null> {
  const { id: rpID } = getRelyingParty(caller.getOrigin());
  await countCaller(byAddress(db), caller.clientAddress, twoFactorMessages.tooManyPasskeys);
  const account = afterPassword ? await findPendingAccount(db, caller.signInCookie) : null;
  if (afterPassword && !account) return null;
  const passkeys = account ? await db.findBy(Passkey, { adminUserId: account.id }) : [];
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: "required",
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  const cookie = account && caller.signInCookie ? caller.signInCookie : generateSignInCookie();
  const { challenge } = options;
  await storeChallenge(db, { browserHash: hashSecret(cookie), challenge, adminUserId: account?.id ?? null });
  return { options: JSON.stringify(options), cookie };
}

/** Returns the authenticator's new counter; null when the signature is wrong or the counter has not grown. */
async function verifySignature(
  response: AuthenticationResponseJSON,
  { challenge }: PasskeyChallenge,
  { credentialId, publicKey, counter }: Passkey,
  { id, origin }: RelyingParty,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")),
        counter: Number(counter),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for every response that is not valid.
    return null;
  }
}

/** Returns the passkey of a response; null when it is unknown, or belongs to another account than expected. */
async function findPasskey(
  db: EntityManager,
  { id, response }: AuthenticationResponseJSON,
  { adminUserId }: PasskeyChallenge,
): Promise<Passkey | null> {
  const credentialId = typeof id === "string" ? id : "";
  const passkey = await db.findOne(Passkey, { where: { credentialId }, relations: { adminUser: true } });
  if (!passkey?.adminUser || (adminUserId !== null && adminUserId !== passkey.adminUserId)) return null;
  const handle = Buffer.from(toUserHandle(passkey.adminUserId)).toString("base64url");
  // Authenticators may omit the account when the site has named the passkey.
  const isOwner = response?.userHandle === handle || (adminUserId !== null && !response?.userHandle);
  return isOwner ? passkey : null;
}

/** A passkey with its account, after its signature was verified. */
type UsedPasskey = Passkey & { adminUser: AdminUser };

/** Verifies the answer to a challenge and stores the passkey's new counter. @returns null when the answer is not valid. */
export async function usePasskey(
  db: EntityManager,
  text: string,
  challenge: PasskeyChallenge,
  origin: string,
): Promise<UsedPasskey | null> {
  const response = parseResponse<AuthenticationResponseJSON>(text);
  const passkey = response && (await findPasskey(db, response, challenge));
  const counter = passkey && (await verifySignature(response, challenge, passkey, getRelyingParty(origin)));
  if (counter === null || !passkey?.adminUser) return null;
  const { id, counter: former } = passkey;
  // The former counter is part of the condition, so that the second of two simultaneous uses fails.
  const values = { counter: String(counter), lastUsedAt: new Date() };
  const { affected } = await db.update(Passkey, { id, counter: former }, values);
  return affected ? (passkey as UsedPasskey) : null;
}

/** Completes a sign-in with the passkey's signature. The device has verified its user, so no other factor is needed. */
export async function finishPasskeySignIn(
  db: EntityManager,
  text: string,
  caller: SignInCaller,
): Promise<StartedSession | StepFailure> {
  const { signInCookie } = caller;
  const challenge = signInCookie ? await takeChallenge(db, hashSecret(signInCookie)) : null;
  if (!challenge || !signInCookie) return "expired";
  return db.transaction(async (transaction) => {
    const passkey = await usePasskey(transaction, text, challenge, caller.getOrigin());
    if (!passkey) return "wrong";
    await endPendingSignIn(transaction, signInCookie);
    return (await startVerifiedSession(transaction, passkey.adminUser, caller, "passkey")) ?? "wrong";
  });
}
