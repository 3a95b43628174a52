import type { EntityManager } from "typeorm";
import { insertAuditEntry } from "../../../../core/audit/audit";
import type { AdminUser } from "../adminUser.entity";
import { type SignInCaller, startVerifiedSession, type StartedSession } from "../auth.service";
import { countCodeAttempt } from "../passwordAttempts";
import { spendAuthenticatorCode } from "./authenticator.service";
import { endPendingSignIn, findPendingAccount } from "./pendingSignIns.service";
import { spendRecoveryCode } from "./secondFactors.service";

/** The outcome of a second step without a session: the factor was wrong, or the sign-in has expired. */
export type StepFailure = "wrong" | "expired";

const looksLikeAppCode = (typed: string): boolean => /^\s*(?:\d\s*){6}$/.test(typed);

/** Uses up a code of the app or a recovery code; both are single use. */
async function spendCode(db: EntityManager, { id, name }: AdminUser, typed: string): Promise<boolean> {
  if (looksLikeAppCode(typed)) return spendAuthenticatorCode(db, id, typed);
  if (!(await spendRecoveryCode(db, id, typed))) return false;
  const entry = { action: "use", entityType: "recoveryCodes", title: "Recovery code" };
  await insertAuditEntry(db, { id, name }, entry);
  return true;
}

/**
 * Completes a sign-in whose password was right.
 * @throws TOO_MANY_REQUESTS after five wrong codes of an account or from an address within 15 minutes, whatever the code.
 */
export async function verifySecondFactor(
  db: EntityManager,
  code: string,
  caller: SignInCaller,
): Promise<StartedSession | StepFailure> {
  const { signInCookie } = caller;
  const account = await findPendingAccount(db, signInCookie);
  if (!account || !signInCookie) return "expired";
  const forgive = await countCodeAttempt(db, account.id, caller.clientAddress);
  const outcome = await db.transaction(async (transaction) => {
    if (!(await spendCode(transaction, account, code))) return "wrong";
    // A second request with the same cookie finds it used.
    if (!(await endPendingSignIn(transaction, signInCookie))) return "expired";
    return (await startVerifiedSession(transaction, account, caller)) ?? "expired";
  });
  if (typeof outcome !== "string") await forgive();
  return outcome;
}
