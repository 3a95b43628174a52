import { type EntityManager, IsNull, LessThan, Not } from "typeorm";
import QRCode from "qrcode";
import { insertAuditEntry } from "../../../../core/audit/audit";
import { badUserInput, conflict, notFound } from "../../../../core/errors/appErrors";
import { getSettings } from "../../../site/settings/settings.service";
import { requireOwnPassword, type AccountOwner } from "../account.service";
import { countCodeAttempt } from "../passwordAttempts";
import { Authenticator } from "./authenticator.entity";
import { createFirstRecoveryCodes, dropUnusedRecoveryCodes, getTwoFactor, lockAccount } from "./secondFactors.service";
import { enrollmentUri, findStep, generateSecret } from "./totp";
import { type AuthenticatorSetup, type TwoFactorChange, twoFactorMessages as messages } from "./twoFactor.types";

const note = { entityType: "authenticator", title: "Authenticator app" };

/** Ignores the spaces that apps show between the digits. */
const readCode = (typed: string): string => typed.replace(/\s/g, "");

/**
 * Starts the setup with a new secret. Nothing changes for the account until `confirmAuthenticator`.
 * @throws BAD_USER_INPUT for a wrong password, CONFLICT when an app is already on.
 */
export async function startAuthenticator(
  db: EntityManager,
  owner: AccountOwner,
  password: string,
): Promise<AuthenticatorSetup> {
  const account = await requireOwnPassword(db, owner, password);
  const { siteName } = await getSettings(db);
  const secret = generateSecret();
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, account.id);
    if (await transaction.existsBy(Authenticator, { adminUserId: account.id, confirmedAt: Not(IsNull()) })) {
      throw conflict(messages.authenticatorOn);
    }
    await transaction.upsert(Authenticator, { adminUserId: account.id, secret }, ["adminUserId"]);
  });
  const uri = enrollmentUri(secret, siteName, account.email);
  const svg = await QRCode.toString(uri, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}

/**
 * Turns the app on with its first code.
 * @throws BAD_USER_INPUT for a wrong code, TOO_MANY_REQUESTS after five of them, CONFLICT without a started setup.
 */
export async function confirmAuthenticator(
  db: EntityManager,
  { actor, clientAddress }: AccountOwner,
  code: string,
): Promise<TwoFactorChange> {
  const { id } = actor;
  const forgive = await countCodeAttempt(db, id, clientAddress);
  const setup = await db.findOneBy(Authenticator, { adminUserId: id, confirmedAt: IsNull() });
  if (!setup) throw conflict(messages.setupMissing);
  const step = findStep(setup.secret, readCode(code), Date.now());
  if (step === null) throw badUserInput("Please check what you entered.", { code: messages.codeWrong });
  const change = await db.transaction(async (transaction) => {
    await lockAccount(transaction, id);
    const { affected } = await transaction.update(
      Authenticator,
      { adminUserId: id, secret: setup.secret, confirmedAt: IsNull() },
      { confirmedAt: new Date(), lastStep: step },
    );
    if (!affected) throw conflict(messages.setupMissing);
    const recoveryCodes = await createFirstRecoveryCodes(transaction, id);
    await insertAuditEntry(transaction, actor, { action: "enable", ...note });
    return { twoFactor: await getTwoFactor(transaction, id), recoveryCodes };
  });
  await forgive();
  return change;
}

/** Turns the app off. @throws BAD_USER_INPUT for a wrong password, NOT_FOUND when it is already off. */
export async function removeAuthenticator(
  db: EntityManager,
  owner: AccountOwner,
  password: string,
): Promise<TwoFactorChange> {
  const { id } = await requireOwnPassword(db, owner, password);
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, id);
    const { affected } = await transaction.delete(Authenticator, { adminUserId: id, confirmedAt: Not(IsNull()) });
    if (!affected) throw notFound(messages.authenticatorOff);
    await dropUnusedRecoveryCodes(transaction, id);
    await insertAuditEntry(transaction, owner.actor, { action: "disable", ...note });
    return { twoFactor: await getTwoFactor(transaction, id), recoveryCodes: null };
  });
}

/** Uses up a code of the account's app. @returns false when it is wrong, or when its time step was already used. */
export async function spendAuthenticatorCode(db: EntityManager, adminUserId: string, typed: string): Promise<boolean> {
  const authenticator = await db.findOneBy(Authenticator, { adminUserId, confirmedAt: Not(IsNull()) });
  const step = authenticator && findStep(authenticator.secret, readCode(typed), Date.now());
  if (!step) return false;
  // The last step is part of the condition, so that the second of two simultaneous uses fails.
  const { affected } = await db.update(Authenticator, { adminUserId, lastStep: LessThan(step) }, { lastStep: step });
  return affected === 1;
}
