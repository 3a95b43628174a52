import { type EntityManager, IsNull } from "typeorm";
import { insertAuditEntry } from "../../content/audit/audit";
import type { Actor, RequestContext } from "../../shared/graphql/context";
import { normalizeAccountEmail } from "./accountRules";
import { AdminUser } from "./adminUser.entity";
import type { SignInInput } from "./auth.inputs";
import { describeDevice } from "./device";
import { passwordMatches } from "./password";
import { countPasswordAttempt } from "./passwordAttempts";
import { endSession, startSession } from "./session.service";

/** Returns the signed-in administrator's row; null for visitors. */
export const getAdministrator = async (db: EntityManager, actor: Actor | null): Promise<AdminUser | null> =>
  actor && db.findOneBy(AdminUser, { id: actor.id });

/**
 * Starts a session after the password was verified. Returns null when the password has changed since, or the account
 * was disabled.
 */
async function startVerifiedSession(
  db: EntityManager,
  { id, name, role, passwordHash }: AdminUser,
  device: string,
  former: Actor | null,
) {
  const { affected } = await db.update(
    AdminUser,
    { id, passwordHash, disabledAt: IsNull() },
    { lastLogin: new Date() },
  );
  if (!affected) return null;
  // Each browser has one session.
  if (former) await endSession(db, former.sessionHash);
  const { cookie, sessionHash } = await startSession(db, id, device);
  const actor = { id, name, role, sessionHash };
  await insertAuditEntry(db, actor, { action: "signIn", entityType: "administrator", entityId: id, title: name });
  return cookie;
}

/**
 * Starts a session; returns null for a wrong password, an unknown or a disabled account.
 * @throws TOO_MANY_REQUESTS after five failures of an account or from an address within 15 minutes, whatever the
 * password.
 */
export async function signIn(
  db: EntityManager,
  input: SignInInput,
  caller: Pick<RequestContext, "actor" | "clientAddress" | "userAgent">,
) {
  const email = normalizeAccountEmail(input.email);
  const forgive = await countPasswordAttempt(db, email, caller.clientAddress);
  const account = await db.findOneBy(AdminUser, { email });
  const usable = account && !account.disabledAt ? account : null;
  if (!(await passwordMatches(input.password, usable?.passwordHash ?? null)) || !usable) return null;
  const device = describeDevice(caller.userAgent);
  const cookie = await db.transaction((transaction) => startVerifiedSession(transaction, usable, device, caller.actor));
  if (cookie === null) return null;
  await forgive();
  return { administrator: usable, cookie };
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
