import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { hashSecret } from "../../../core/access/secretToken";
import { RecoveryCode } from "./recoveryCode.entity";
import { toBase32 } from "./totp";

const codeCount = 10;
const codeBytes = 10;

/** Ignores case, spaces and dashes, as people copy codes from paper. */
const hashCode = (typed: string): string => hashSecret(typed.toLowerCase().replace(/[\s-]/g, ""));

/** Returns a code of 80 bits such as "abcd-efgh-ijkl-mnop". */
const generateCode = (): string => (toBase32(randomBytes(codeBytes)).toLowerCase().match(/.{4}/g) ?? []).join("-");

/** Replaces the recovery codes of an account. @returns the new ones, which are stored nowhere else. */
export async function replaceRecoveryCodes(db: EntityManager, adminUserId: string): Promise<string[]> {
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
