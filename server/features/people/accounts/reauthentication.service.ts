import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { EntityManager } from "typeorm";
import { badUserInput, unauthenticated } from "../../../core/errors/appErrors";
import { requireOwnPassword, type AccountOwner } from "./account.service";
import { Session } from "./session.entity";
import { Passkey } from "./twoFactor/passkey.entity";
import { usePasskey } from "./twoFactor/passkeySignIn.service";
import { getRelyingParty, storeChallenge, takeChallenge } from "./twoFactor/relyingParty";
import { twoFactorMessages } from "./twoFactor/twoFactor.types";

/** Stores that the session has proved its account now. @throws UNAUTHENTICATED when it has ended. */
async function noteAuthentication(db: EntityManager, idHash: string): Promise<void> {
  const { affected } = await db.update(Session, { idHash }, { authenticatedAt: new Date() });
  if (!affected) throw unauthenticated();
}

/** @throws BAD_USER_INPUT for a wrong password, TOO_MANY_REQUESTS after five of them within 15 minutes. */
export async function reauthenticate(db: EntityManager, owner: AccountOwner, password: string): Promise<void> {
  await requireOwnPassword(db, owner, password);
  await noteAuthentication(db, owner.actor.sessionHash);
}

/** Returns the options of a proof with one of the account's passkeys, as JSON. @throws BAD_USER_INPUT at an IP address. */
export async function startPasskeyReauthentication(
  db: EntityManager,
  { actor }: AccountOwner,
  origin: string,
): Promise<string> {
  const { id: rpID } = getRelyingParty(origin);
  const passkeys = await db.findBy(Passkey, { adminUserId: actor.id });
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: "required",
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  const { challenge } = options;
  await storeChallenge(db, { browserHash: actor.sessionHash, challenge, adminUserId: actor.id });
  return JSON.stringify(options);
}

/** @throws BAD_USER_INPUT when the response is not a valid answer to the last challenge of the session. */
export async function reauthenticateWithPasskey(
  db: EntityManager,
  { actor }: AccountOwner,
  response: string,
  origin: string,
): Promise<void> {
  const challenge = await takeChallenge(db, actor.sessionHash);
  const isOwn = challenge?.adminUserId === actor.id;
  if (!isOwn || !(await usePasskey(db, response, challenge, origin)))
    throw badUserInput(twoFactorMessages.passkeyNotConfirmed);
  await noteAuthentication(db, actor.sessionHash);
}
