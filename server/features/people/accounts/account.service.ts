import type { EntityManager } from "typeorm";
import { insertAuditEntry } from "../../../core/audit/audit";
import { difference } from "../../../core/audit/difference";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { badUserInput, notFound, unauthenticated } from "../../../core/errors/appErrors";
import { isUniqueViolation } from "../../../core/errors/databaseErrors";
import type { ChangePasswordInput, UpdateProfileInput } from "./account.inputs";
import { emailProblem, nameProblem, passwordProblem, throwProblems } from "./accountRules";
import { AdminUser } from "./adminUser.entity";
import { authMessages as messages } from "./auth.messages";
import { hashPassword, passwordMatches } from "./password";
import { countPasswordAttempt } from "./passwordAttempts";
import type { Session } from "./session.entity";
import { endTokensOf } from "./tokens/endTokens.service";
import { endOwnSession, endSessions, listOpenSessions, renewSession, type SessionKey } from "./session.service";
import type { Actor, RequestContext } from "../../../core/graphql/context";
import { normalizeMailAddress } from "../../../core/text/mailAddress";

/** An administrator who edits their own account, and the client address. */
export interface AccountOwner {
  actor: Actor;
  clientAddress: string;
}

/** The schema's access guard rejects visitors before this runs. */
export function readAccountOwner({ actor, clientAddress }: RequestContext): AccountOwner {
  if (!actor) throw unauthenticated();
  return { actor, clientAddress };
}

const wrongPasswordError = (sentence: string) =>
  badUserInput("Please check what you entered.", { currentPassword: sentence });

async function getOwnAccount(db: EntityManager, { actor }: AccountOwner): Promise<AdminUser> {
  const account = await db.findOneBy(AdminUser, { id: actor.id });
  if (!account) throw unauthenticated();
  return account;
}

/** @throws BAD_USER_INPUT for a wrong password, TOO_MANY_REQUESTS after five of them within 15 minutes. */
async function verifyPassword(
  db: EntityManager,
  { email, passwordHash }: AdminUser,
  password: string,
  from: string,
): Promise<void> {
  const forgive = await countPasswordAttempt(db, email, from);
  if (!(await passwordMatches(password, passwordHash))) throw wrongPasswordError(messages.currentPasswordWrong);
  await forgive();
}

/**
 * Returns the administrator's own account after its password was verified.
 * @throws BAD_USER_INPUT for a wrong password, TOO_MANY_REQUESTS after five of them within 15 minutes.
 */
export async function requireOwnPassword(db: EntityManager, owner: AccountOwner, password: string): Promise<AdminUser> {
  const account = await getOwnAccount(db, owner);
  await verifyPassword(db, account, password, owner.clientAddress);
  return account;
}

/**
 * Updates the name, email address and avatar of the administrator's own account.
 * @throws BAD_USER_INPUT with field errors, TOO_MANY_REQUESTS after five wrong passwords.
 */
export async function updateProfile(
  db: EntityManager,
  owner: AccountOwner,
  input: UpdateProfileInput,
): Promise<AdminUser> {
  throwProblems({ name: nameProblem(input.name), email: emailProblem(input.email) });
  const account = await getOwnAccount(db, owner);
  const { name, avatar } = normalizeInput(input);
  const values = { name, email: normalizeMailAddress(input.email), avatar };
  if (values.email !== account.email) {
    if (!input.currentPassword) throw wrongPasswordError(messages.currentPasswordNeeded);
    await verifyPassword(db, account, input.currentPassword, owner.clientAddress);
  }
  const changes = difference<Partial<AdminUser>>(account, values);
  if (Object.keys(changes).length === 0) return account;
  return db.transaction(async (transaction) => {
    await transaction.update(AdminUser, { id: account.id }, values).catch((error: unknown) => {
      throw isUniqueViolation(error, "admin_users_email_key")
        ? badUserInput("Please check what you entered.", { email: messages.emailTaken })
        : error;
    });
    await insertAuditEntry(transaction, owner.actor, {
      action: "update",
      entityType: "administrator",
      entityId: account.id,
      title: name,
      changes,
    });
    return transaction.findOneByOrFail(AdminUser, { id: account.id });
  });
}

/**
 * Changes the administrator's own password, ends all other sessions and the API tokens that are not kept, and renews this session's cookie.
 * @throws BAD_USER_INPUT with field errors, TOO_MANY_REQUESTS after five wrong passwords.
 */
export async function changePassword(
  db: EntityManager,
  owner: AccountOwner,
  input: ChangePasswordInput,
): Promise<SessionKey> {
  const account = await getOwnAccount(db, owner);
  throwProblems({ newPassword: passwordProblem(input.newPassword, account) });
  await verifyPassword(db, account, input.currentPassword, owner.clientAddress);
  const passwordHash = await hashPassword(input.newPassword);
  const { id, name } = account;
  return db.transaction(async (transaction) => {
    // The old hash is part of the condition, so that the second of two simultaneous changes fails.
    const current = { id, passwordHash: account.passwordHash };
    const { affected } = await transaction.update(AdminUser, current, { passwordHash });
    if (!affected) throw wrongPasswordError(messages.currentPasswordWrong);
    await endSessions(transaction, id, owner.actor.sessionHash);
    await endTokensOf(transaction, owner.actor, id, input.keptTokenIds);
    await insertAuditEntry(transaction, owner.actor, {
      action: "changePassword",
      entityType: "administrator",
      entityId: id,
      title: name,
    });
    return renewSession(transaction, owner.actor.sessionHash);
  });
}

/**
 * Ends and returns one session of the administrator. @throws NOT_FOUND when it belongs to another account or has ended.
 */
export function revokeSession(db: EntityManager, { actor }: AccountOwner, id: string): Promise<Session> {
  return db.transaction(async (transaction) => {
    const session = await endOwnSession(transaction, actor.id, id);
    if (!session) throw notFound(messages.sessionEnded);
    await insertAuditEntry(transaction, actor, {
      action: "revoke",
      entityType: "session",
      entityId: id,
      title: session.device,
    });
    return session;
  });
}

/** Ends all sessions of the administrator except the current one. */
export function revokeOtherSessions(db: EntityManager, { actor }: AccountOwner): Promise<void> {
  return db.transaction(async (transaction) => {
    const open = await listOpenSessions(transaction, actor.id);
    await endSessions(transaction, actor.id, actor.sessionHash);
    for (const { id, idHash, device } of open) {
      if (idHash === actor.sessionHash) continue;
      await insertAuditEntry(transaction, actor, {
        action: "revoke",
        entityType: "session",
        entityId: id,
        title: device,
      });
    }
  });
}
