import { type EntityManager, IsNull } from "typeorm";
import { insertAuditEntry } from "../../../core/audit/audit";
import type { Actor, RequestContext } from "../../../core/graphql/context";
import { normalizeMailAddress } from "../../../core/text/mailAddress";
import { AdminUser } from "./adminUser.entity";
import type { SignInInput } from "./auth.inputs";
import { describeDevice } from "../../../core/access/device";
import { type DeviceCaller, noteDevice } from "./devices/knownDevices.service";
import { passwordMatches } from "./password";
import { countPasswordAttempt } from "./passwordAttempts";
import { endSession, startSession } from "./session.service";
import { startPendingSignIn } from "./twoFactor/pendingSignIns.service";
import { findFactors, type Factors } from "./twoFactor/secondFactors.service";

/** Returns the signed-in administrator's row; null for visitors. */
export const getAdministrator = async (db: EntityManager, actor: Actor | null): Promise<AdminUser | null> =>
  actor && db.findOneBy(AdminUser, { id: actor.id });

/** The browser that signs in. */
export type SignInCaller = DeviceCaller &
  Pick<RequestContext, "actor" | "clientAddress" | "signInCookie" | "getOrigin">;

export interface StartedSession {
  administrator: AdminUser;
  /** Value of the session cookie. */
  cookie: string;
}

/** The password was right, and a second factor is missing. */
interface WaitingSignIn extends Factors {
  signInCookie: string;
}

/**
 * Starts a session after all factors were verified. Returns null when the password has changed since the account was
 * read, or the account was disabled.
 */
export async function startVerifiedSession(
  db: EntityManager,
  account: AdminUser,
  caller: SignInCaller,
  method?: "passkey",
): Promise<StartedSession | null> {
  const { id, name, passwordHash } = account;
  const { actor: former, userAgent } = caller;
  const { affected } = await db.update(
    AdminUser,
    { id, passwordHash, disabledAt: IsNull() },
    { lastLogin: new Date() },
  );
  if (!affected) return null;
  // Each browser has one session.
  if (former) await endSession(db, former.sessionHash);
  const { cookie } = await startSession(db, id, describeDevice(userAgent));
  await noteDevice(db, account, caller);
  await insertAuditEntry(db, account, {
    action: "signIn",
    entityType: "administrator",
    entityId: id,
    title: name,
    ...(method && { changes: { method: [null, method] } }),
  });
  return { administrator: account, cookie };
}

/**
 * Starts a session, or the second step of an account with a second factor; returns null for a wrong password, an unknown or a disabled account.
 * @throws TOO_MANY_REQUESTS after five failures of an account or from an address within 15 minutes, whatever the
 * password.
 */
export async function signIn(
  db: EntityManager,
  input: SignInInput,
  caller: SignInCaller,
): Promise<StartedSession | WaitingSignIn | null> {
  const email = normalizeMailAddress(input.email);
  const forgive = await countPasswordAttempt(db, email, caller.clientAddress);
  const account = await db.findOneBy(AdminUser, { email });
  const usable = account && !account.disabledAt ? account : null;
  if (!(await passwordMatches(input.password, usable?.passwordHash ?? null)) || !usable) return null;
  const factors = await findFactors(db, usable.id);
  const outcome =
    factors.hasAuthenticator || factors.hasPasskeys
      ? { ...factors, signInCookie: await startPendingSignIn(db, usable) }
      : await db.transaction((transaction) => startVerifiedSession(transaction, usable, caller));
  if (outcome) await forgive();
  return outcome;
}

/** Ends and logs the session; does nothing for visitors. */
export async function signOut(db: EntityManager, actor: Actor | null): Promise<void> {
  if (!actor) return;
  await db.transaction(async (transaction) => {
    await endSession(transaction, actor.sessionHash);
    const { id, name } = actor;
    await insertAuditEntry(transaction, actor, {
      action: "signOut",
      entityType: "administrator",
      entityId: id,
      title: name,
    });
  });
}
