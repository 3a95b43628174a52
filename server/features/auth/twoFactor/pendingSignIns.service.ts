import { createHash, randomBytes } from "node:crypto";
import { type EntityManager, LessThan, MoreThan } from "typeorm";
import type { AdminUser } from "../adminUser.entity";
import { PasskeyChallenge } from "./passkeyChallenge.entity";
import { PendingSignIn } from "./pendingSignIn.entity";

/** Lifetime of a sign-in between its steps, and of its challenge. */
export const signInLifetimeMs = 5 * 60_000;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Returns a new value for the cookie that connects the steps of a sign-in: 256 bits. */
export const generateSignInCookie = (): string => randomBytes(32).toString("base64url");

/** Only this hash is stored, so that the table alone does not continue a sign-in. */
export const hashSignInCookie = sha256;

/** Remembers that the password of an account was right. @returns the value of the browser's cookie. */
export async function startPendingSignIn(db: EntityManager, { id, passwordHash }: AdminUser): Promise<string> {
  const cookie = generateSignInCookie();
  await db.insert(PendingSignIn, {
    browserHash: sha256(cookie),
    adminUserId: id,
    passwordMark: sha256(passwordHash),
    expiresAt: new Date(Date.now() + signInLifetimeMs),
  });
  return cookie;
}

/** Returns the account whose second factor is missing; null when the sign-in has expired or the account has changed. */
export async function findPendingAccount(db: EntityManager, cookie: string | undefined): Promise<AdminUser | null> {
  if (!cookie) return null;
  const pending = await db.findOne(PendingSignIn, {
    where: { browserHash: sha256(cookie), expiresAt: MoreThan(new Date()) },
    relations: { adminUser: true },
  });
  const account = pending?.adminUser;
  if (!account || account.disabledAt || sha256(account.passwordHash) !== pending.passwordMark) return null;
  return account;
}

/** Ends a pending sign-in. @returns false when it has already ended. */
export async function endPendingSignIn(db: EntityManager, cookie: string): Promise<boolean> {
  const { affected } = await db.delete(PendingSignIn, { browserHash: sha256(cookie) });
  return affected === 1;
}

/** Deletes expired sign-ins and challenges, which are refused even before. @returns the number of deleted rows. */
export async function deleteExpiredSignIns(db: EntityManager): Promise<number> {
  const expired = { expiresAt: LessThan(new Date()) };
  const signIns = await db.delete(PendingSignIn, expired);
  const challenges = await db.delete(PasskeyChallenge, expired);
  return (signIns.affected ?? 0) + (challenges.affected ?? 0);
}
