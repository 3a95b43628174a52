import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { insertAuditEntry } from "../../../core/audit/audit";
import type { Role } from "../../../core/access/role";
import { badUserInput, notFound } from "../../../core/errors/appErrors";
import { isUniqueViolation } from "../../../core/errors/databaseErrors";
import { normalizeMailAddress } from "../../../core/text/mailAddress";
import { emailProblem, nameProblem, passwordProblem, throwProblems } from "./accountRules";
import { AdminUser } from "./adminUser.entity";
import { authMessages } from "./auth.messages";
import { hashPassword } from "./password";
import { revokeInvitesBy } from "./people/invites.service";
import { endSessions, countOpenSessions } from "./session.service";
import { endTokensOf } from "./tokens/endTokens.service";

/** Actions on accounts that are run on the server, without a signed-in administrator. */
type Action = "create" | "disable" | "enable" | "resetPassword";

const logAction = (db: EntityManager, action: Action, { id, name }: AdminUser): Promise<unknown> =>
  insertAuditEntry(db, null, { action, entityType: "administrator", entityId: id, title: name });

/** Returns a random password of 120 bits. */
export const randomPassword = (): string => randomBytes(15).toString("base64url");

export interface NewAdministrator {
  name: string;
  email: string;
  password: string;
  role: Role;
}

/** Validates before the command prompts for a password. @throws BAD_USER_INPUT with field errors. */
export const validateAccountNames = ({ name, email }: Pick<NewAdministrator, "name" | "email">): void =>
  throwProblems({ name: nameProblem(name), email: emailProblem(email) });

/** @throws BAD_USER_INPUT with field errors. */
export async function createAdministrator(db: EntityManager, fresh: NewAdministrator): Promise<AdminUser> {
  validateAccountNames(fresh);
  throwProblems({ password: passwordProblem(fresh.password, fresh) });
  const passwordHash = await hashPassword(fresh.password);
  return db.transaction(async (transaction) => {
    const { name, email, role } = fresh;
    const row = { name: name.trim(), email: normalizeMailAddress(email), role, passwordHash };
    const account = await transaction.save(AdminUser, transaction.create(AdminUser, row)).catch((error: unknown) => {
      throw isUniqueViolation(error, "admin_users_email_key")
        ? badUserInput("Please check what you entered.", { email: authMessages.emailTaken })
        : error;
    });
    await logAction(transaction, "create", account);
    return account;
  });
}

/** Returns all accounts by email address, with the number of their open sessions. */
export async function listAdministrators(db: EntityManager) {
  const accounts = await db.find(AdminUser, { order: { email: "ASC" } });
  const open = await countOpenSessions(db);
  return accounts.map((account) => ({ account, openSessions: open.get(account.id) ?? 0 }));
}

/** @throws NOT_FOUND */
export async function getAccount(db: EntityManager, email: string): Promise<AdminUser> {
  const account = await db.findOneBy(AdminUser, { email: normalizeMailAddress(email) });
  if (!account) throw notFound(`There is no administrator with the email address ${normalizeMailAddress(email)}.`);
  return account;
}

/** Disables an account and ends its sessions and API tokens. Returns false when it was already disabled. @throws NOT_FOUND */
export function disableAdministrator(db: EntityManager, email: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const account = await getAccount(transaction, email);
    if (account.disabledAt) return false;
    await transaction.update(AdminUser, { id: account.id }, { disabledAt: new Date() });
    await endSessions(transaction, account.id);
    await endTokensOf(transaction, null, account.id);
    await revokeInvitesBy(transaction, null, account.id);
    await logAction(transaction, "disable", account);
    return true;
  });
}

/** Enables a disabled account. Returns false when it was already enabled. @throws NOT_FOUND */
export function enableAdministrator(db: EntityManager, email: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const account = await getAccount(transaction, email);
    if (!account.disabledAt) return false;
    await transaction.update(AdminUser, { id: account.id }, { disabledAt: null });
    await logAction(transaction, "enable", account);
    return true;
  });
}

/** Stores another password of an account and ends its sessions and API tokens. */
export async function replacePassword(db: EntityManager, account: AdminUser, passwordHash: string): Promise<void> {
  await db.update(AdminUser, { id: account.id }, { passwordHash });
  await endSessions(db, account.id);
  await endTokensOf(db, null, account.id);
  await logAction(db, "resetPassword", account);
}

/** Sets another password and ends the account's sessions and API tokens. @throws NOT_FOUND, BAD_USER_INPUT with field errors. */
export async function resetPassword(db: EntityManager, email: string, password: string): Promise<AdminUser> {
  const account = await getAccount(db, email);
  throwProblems({ password: passwordProblem(password, account) });
  const passwordHash = await hashPassword(password);
  await db.transaction((transaction) => replacePassword(transaction, account, passwordHash));
  return account;
}
