import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { insertAuditEntry } from "../../../../core/audit/audit";
import { badUserInput, conflict, notFound } from "../../../../core/errors/appErrors";
import { isUniqueViolation } from "../../../../core/errors/databaseErrors";
import { getSettings } from "../../../site/settings/settings.service";
import { requireOwnPassword, type AccountOwner } from "../account.service";
import { describeDevice } from "../../../../core/access/device";
import { Passkey } from "./passkey.entity";
import {
  getRelyingParty,
  parseResponse,
  type RelyingParty,
  toUserHandle,
  storeChallenge,
  takeChallenge,
} from "./relyingParty";
import { createFirstRecoveryCodes, dropUnusedRecoveryCodes, getTwoFactor, lockAccount } from "./secondFactors.service";
import type { AddPasskeyInput, RemovePasskeyInput } from "./twoFactor.inputs";
import { type TwoFactorChange, twoFactorMessages as messages } from "./twoFactor.types";

const maxPasskeys = 20;

/** An administrator at their own account, the address of the site, and the browser. */
export interface PasskeyOwner extends AccountOwner {
  origin: string;
  userAgent: string;
}

/**
 * Returns the options of a new passkey as JSON.
 * @throws BAD_USER_INPUT for a wrong password, at an IP address, and for a 21st passkey.
 */
export async function startPasskey(db: EntityManager, owner: PasskeyOwner, password: string): Promise<string> {
  const { id: rpID } = getRelyingParty(owner.origin);
  const { id, email, name } = await requireOwnPassword(db, owner, password);
  const passkeys = await db.findBy(Passkey, { adminUserId: id });
  if (passkeys.length >= maxPasskeys) throw badUserInput(messages.passkeyLimit);
  const { siteName } = await getSettings(db);
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID,
    userID: toUserHandle(id),
    userName: email,
    userDisplayName: name,
    attestationType: "none",
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { challenge } = options;
  await storeChallenge(db, { browserHash: owner.actor.sessionHash, challenge, adminUserId: id });
  return JSON.stringify(options);
}

/** Returns the verified credential; null when the response is not a valid answer to the challenge. */
async function verifyRegistration(text: string, expectedChallenge: string, { id, origin }: RelyingParty) {
  const response = parseResponse<RegistrationResponseJSON>(text);
  if (!response) return null;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // The library throws for every response that is not valid.
    return null;
  }
}

const isTransport = (value: unknown): value is string => typeof value === "string" && value.length <= 20;

const readTransports = (transports: unknown): string[] =>
  Array.isArray(transports) ? (transports as unknown[]).filter(isTransport).slice(0, 8) : [];

/**
 * Adds the passkey that the browser has created. @throws BAD_USER_INPUT when the response is not valid, CONFLICT for a
 * passkey that is registered.
 */
export async function addPasskey(
  db: EntityManager,
  { actor, origin, userAgent }: PasskeyOwner,
  { name, response }: AddPasskeyInput,
): Promise<TwoFactorChange> {
  const adminUserId = actor.id;
  const stored = await takeChallenge(db, actor.sessionHash);
  const isOwn = stored?.adminUserId === adminUserId;
  const credential = isOwn ? await verifyRegistration(response, stored.challenge, getRelyingParty(origin)) : null;
  if (!credential) throw badUserInput(messages.passkeyNotAdded);
  const row = {
    adminUserId,
    name: name?.trim() || describeDevice(userAgent) || "Passkey",
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: String(credential.counter),
    transports: readTransports(credential.transports),
  };
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, adminUserId);
    const passkey = await transaction.save(Passkey, transaction.create(Passkey, row)).catch((error: unknown) => {
      throw isUniqueViolation(error, "passkeys_credential_id_key") ? conflict(messages.passkeyKnown) : error;
    });
    const recoveryCodes = await createFirstRecoveryCodes(transaction, adminUserId);
    const entry = { entityType: "passkey", entityId: passkey.id, title: passkey.name };
    await insertAuditEntry(transaction, actor, { action: "create", ...entry });
    return { twoFactor: await getTwoFactor(transaction, adminUserId), recoveryCodes };
  });
}

/** Removes a passkey. @throws BAD_USER_INPUT for a wrong password, NOT_FOUND when the account has no such passkey. */
export async function removePasskey(
  db: EntityManager,
  owner: AccountOwner,
  { id, currentPassword }: RemovePasskeyInput,
): Promise<TwoFactorChange> {
  const { id: adminUserId } = await requireOwnPassword(db, owner, currentPassword);
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, adminUserId);
    const passkey = isUuid(id) ? await transaction.findOneBy(Passkey, { id, adminUserId }) : null;
    if (!passkey) throw notFound(messages.passkeyGone);
    await transaction.delete(Passkey, { id });
    await dropUnusedRecoveryCodes(transaction, adminUserId);
    const entry = { entityType: "passkey", entityId: id, title: passkey.name };
    await insertAuditEntry(transaction, owner.actor, { action: "delete", ...entry });
    return { twoFactor: await getTwoFactor(transaction, adminUserId), recoveryCodes: null };
  });
}
