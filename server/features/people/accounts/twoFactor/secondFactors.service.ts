import { type EntityManager, IsNull, Not } from "typeorm";
import { randomBytes } from "node:crypto";
import { insertAuditEntry } from "../../../../core/audit/audit";
import type { Actor } from "../../../../core/graphql/context";
import { AdminUser } from "../adminUser.entity";
import { getAccount } from "../administrators.service";
import { endSessions } from "../session.service";
import { Authenticator } from "./authenticator.entity";
import { Passkey } from "./passkey.entity";
import { RecoveryCode } from "./recoveryCode.entity";
import { requiresFactor } from "./requiredFactor";
import { type TwoFactor, type TwoFactorChange, twoFactorMessages } from "./twoFactor.types";
import { notFound } from "../../../../core/errors/appErrors";
import { requireOwnPassword, type AccountOwner } from "../account.service";
import { hashSecret } from "../../../../core/access/secretToken";
import { toBase32 } from "./totp";

const codeCount = 10;
const codeBytes = 10;

/** Ignores case, spaces and dashes, as people copy codes from paper. */
const hashCode = (typed: string): string => hashSecret(typed.toLowerCase().replace(/[\s-]/g, ""));

/** Returns a code of 80 bits such as "abcd-efgh-ijkl-mnop". */
const generateCode = (): string => (toBase32(randomBytes(codeBytes)).toLowerCase().match(/.{4}/g) ?? []).join("-");

/** Replaces the recovery codes of an account. @returns the new ones, which are stored nowhere else. */
async function replaceRecoveryCodes(db: EntityManager, adminUserId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, generateCode);
  await db.delete(RecoveryCode, { adminUserId });
  await db.insert(
    RecoveryCode,
    codes.map((code) => ({ adminUserId, codeHash: hashCode(code) })),
  );
  return codes;
}

/** Uses up a recovery code. @returns false when the account has no such unused code. */
export async function spendRecoveryCode(db: EntityManager, adminUserId: string, typed: string): Promise<boolean> {
  const { affected } = await db.delete(RecoveryCode, { adminUserId, codeHash: hashCode(typed) });
  return affected === 1;
}

/** The kinds of second factors that an account has. */
export interface Factors {
  hasAuthenticator: boolean;
  hasPasskeys: boolean;
}

export const findFactors = async (db: EntityManager, adminUserId: string): Promise<Factors> => ({
  hasAuthenticator: await db.existsBy(Authenticator, { adminUserId, confirmedAt: Not(IsNull()) }),
  hasPasskeys: await db.existsBy(Passkey, { adminUserId }),
});

/** Returns the second factors of an account. */
export async function getTwoFactor(db: EntityManager, adminUserId: string): Promise<TwoFactor> {
  const authenticator = await db.findOneBy(Authenticator, { adminUserId });
  const passkeys = await db.find(Passkey, { where: { adminUserId }, order: { createdAt: "ASC", id: "ASC" } });
  const [row]: { required: boolean }[] = await db.query(
    `SELECT ${requiresFactor("account")} AS required FROM admin_users account WHERE account.id = $1`,
    [adminUserId],
  );
  return {
    authenticatorSince: authenticator?.confirmedAt ?? null,
    passkeys,
    recoveryCodesLeft: await db.countBy(RecoveryCode, { adminUserId }),
    required: row?.required ?? false,
  };
}

/** Serializes changes of an account's factors, so that its recovery codes match them. */
export const lockAccount = (db: EntityManager, id: string): Promise<AdminUser> =>
  db.findOneOrFail(AdminUser, { where: { id }, lock: { mode: "pessimistic_write" } });

/** Creates recovery codes for the first factor of an account. @returns null when it already has codes. */
export async function createFirstRecoveryCodes(db: EntityManager, adminUserId: string): Promise<string[] | null> {
  return (await db.existsBy(RecoveryCode, { adminUserId })) ? null : replaceRecoveryCodes(db, adminUserId);
}

/** Recovery codes replace a factor, so the last factor takes them along. */
export async function dropUnusedRecoveryCodes(db: EntityManager, adminUserId: string): Promise<void> {
  const { hasAuthenticator, hasPasskeys } = await findFactors(db, adminUserId);
  if (!hasAuthenticator && !hasPasskeys) await db.delete(RecoveryCode, { adminUserId });
}

/** Removes all second factors of an account whose device is lost, and ends its sessions, within a transaction. */
export async function removeFactors(
  db: EntityManager,
  actor: Actor | null,
  { id, name }: Pick<AdminUser, "id" | "name">,
): Promise<void> {
  for (const entity of [Authenticator, Passkey, RecoveryCode]) await db.delete(entity, { adminUserId: id });
  await endSessions(db, id);
  const note = { action: "resetTwoFactor" as const, entityType: "administrator", entityId: id, title: name };
  await insertAuditEntry(db, actor, note);
}

/** Does the same by email address, for the command on the server. @throws NOT_FOUND */
export const resetTwoFactor = (db: EntityManager, email: string): Promise<void> =>
  db.transaction(async (transaction) => removeFactors(transaction, null, await getAccount(transaction, email)));

/** Replaces the recovery codes. @throws BAD_USER_INPUT for a wrong password, NOT_FOUND without a second factor. */
export async function renewRecoveryCodes(
  db: EntityManager,
  owner: AccountOwner,
  password: string,
): Promise<TwoFactorChange> {
  const { id } = await requireOwnPassword(db, owner, password);
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, id);
    const { hasAuthenticator, hasPasskeys } = await findFactors(transaction, id);
    if (!hasAuthenticator && !hasPasskeys) throw notFound(twoFactorMessages.nothingToRecover);
    const recoveryCodes = await replaceRecoveryCodes(transaction, id);
    await insertAuditEntry(transaction, owner.actor, {
      action: "renew",
      entityType: "recoveryCodes",
      title: "Recovery codes",
    });
    return { twoFactor: await getTwoFactor(transaction, id), recoveryCodes };
  });
}
