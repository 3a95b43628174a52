import { randomBytes } from "node:crypto";
import { type EntityManager, LessThan, MoreThan } from "typeorm";
import { hashSecret } from "../../../../core/access/secretToken";
import type { AdminUser } from "../adminUser.entity";
import { PasskeyChallenge } from "./passkeyChallenge.entity";
import { PendingSignIn } from "./pendingSignIn.entity";

/** Lifetime of a sign-in between its steps, and of its challenge. */
export const signInLifetimeMs = 5 * 60_000;

/** Returns a new value for the cookie that connects the steps of a sign-in: 256 bits. */
export const generateSignInCookie = (): string => randomBytes(32).toString("base64url");

/** Remembers that the password of an account was right. @returns the value of the browser's cookie. */
export async function startPendingSignIn(db: EntityManager, { id, passwordHash }: AdminUser): Promise<string> {
  const cookie = generateSignInCookie();
  await db.insert(PendingSignIn, {
    browserHash: hashSecret(cookie),
    adminUserId: id,
    passwordMark: hashSecret(passwordHash),
    expiresAt: new Date(Date.now() + signInLifetimeMs),
  });
  return cookie;
}

/** Returns the account whose second factor is missing; null when the sign-in has expired or the account has changed. */
export async function findPendingAccount(db: EntityManager, cookie: string | undefined): Promise<AdminUser | null> {
  if (!cookie) return null;
  const pending = await db.findOne(PendingSignIn, {
    where: { browserHash: hashSecret(cookie), expiresAt: MoreThan(new Date()) },
    relations: { adminUser: true },
  });
  const account = pending?.adminUser;
  if (!account || account.disabledAt || hashSecret(account.passwordHash) !== pending.passwordMark) return null;
  return account;
}

/** Ends a pending sign-in. @returns false when it has already ended. */
export async function endPendingSignIn(db: EntityManager, cookie: string): Promise<boolean> {
  const { affected } = await db.delete(PendingSignIn, { browserHash: hashSecret(cookie) });
  return affected === 1;
}

/** Deletes expired sign-ins and challenges, which are refused even before. @returns the number of deleted rows. */
export async function deleteExpiredSignIns(db: EntityManager): Promise<number> {
  const expired = { expiresAt: LessThan(new Date()) };
  const signIns = await db.delete(PendingSignIn, expired);
  const challenges = await db.delete(PasskeyChallenge, expired);
  return (signIns.affected ?? 0) + (challenges.affected ?? 0);
}
