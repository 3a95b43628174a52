import type { EntityManager } from "typeorm";
import { insertAuditEntry } from "../../../core/audit/audit";
import { notFound } from "../../../core/errors/appErrors";
import type { AccountOwner } from "../accountOwner";
import { requireOwnPassword } from "../account.service";
import { findFactors } from "./factors.service";
import { replaceRecoveryCodes } from "./recoveryCodes";
import { getTwoFactor, lockAccount } from "./secondFactors.service";
import { twoFactorMessages } from "./twoFactor.messages";
import type { TwoFactorChange } from "./twoFactor.types";

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
