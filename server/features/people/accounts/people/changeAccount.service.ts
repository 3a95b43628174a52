import { validate as isUuid } from "uuid";
import type { Write } from "../../../../core/write/write";
import { forbidden, notFound } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { AdminUser } from "../adminUser.entity";
import { endSessions } from "../session.service";
import { endTokensOf } from "../tokens/endTokens.service";
import { removeFactors } from "../twoFactor/secondFactors.service";
import { revokeInvitesBy } from "./invites.service";
import { type ChangeRoleInput, peopleMessages as messages } from "./people.inputs";
import { getPerson } from "./people.service";
import type { Person } from "./person.types";

interface Locked {
  account: AdminUser;
  /** Nobody else could undo the change. */
  isLastAdmin: boolean;
}

/**
 * Locks all active administrators and returns the account. Changes of accounts happen one after the other, so that two
 * administrators cannot disable each other at the same time.
 * @throws NOT_FOUND; FORBIDDEN when the actor was disabled or demoted in the meantime.
 */
async function lockAccount({ db, actor }: Write, id: string): Promise<Locked> {
  const admins: { id: string }[] = await db.query(
    "SELECT id FROM admin_users WHERE role = 'admin' AND disabled_at IS NULL ORDER BY id FOR UPDATE",
  );
  if (!admins.some((admin) => admin.id === actor?.id)) throw forbidden();
  const account = isUuid(id) ? await db.findOneBy(AdminUser, { id }) : null;
  if (!account) throw notFound(messages.accountGone);
  return { account, isLastAdmin: admins.length === 1 && admins[0].id === id };
}

/** @throws FORBIDDEN when actors change their own account. */
function refuseOneself({ account, isLastAdmin }: Locked, actor: Actor | null, oneself: string, last: string): void {
  if (isLastAdmin) throw forbidden(last);
  if (account.id === actor?.id) throw forbidden(oneself);
}

/**
 * Changes what an account may do, from its next request on.
 * @throws NOT_FOUND; FORBIDDEN for one's own account.
 */
export async function changeRole(change: Write, { id, role }: ChangeRoleInput): Promise<Person> {
  const locked = await lockAccount(change, id);
  const { account } = locked;
  if (account.role !== role) {
    refuseOneself(locked, change.actor, messages.demoteOneself, messages.demoteLast);
    await change.db.update(AdminUser, { id }, { role });
    if (role !== "admin") await revokeInvitesBy(change.db, change.actor, id);
    const changes: Record<string, [unknown, unknown]> = { role: [account.role, role] };
    const { name: title } = account;
    await change.audit({ action: "changeRole", entityType: "administrator", entityId: id, title, changes });
  }
  return getPerson(change.db, id);
}

/**
 * Closes an account and ends its sessions and API tokens: its next request is refused.
 * @throws NOT_FOUND; FORBIDDEN for one's own account.
 */
export async function disablePerson(change: Write, id: string): Promise<Person> {
  const locked = await lockAccount(change, id);
  refuseOneself(locked, change.actor, messages.disableOneself, messages.disableLast);
  if (!locked.account.disabledAt) {
    await change.db.update(AdminUser, { id }, { disabledAt: new Date() });
    await endSessions(change.db, id);
    await endTokensOf(change.db, change.actor, id);
    await revokeInvitesBy(change.db, change.actor, id);
    const { name: title } = locked.account;
    await change.audit({ action: "disable", entityType: "administrator", entityId: id, title });
  }
  return getPerson(change.db, id);
}

/** Opens a disabled account again. @throws NOT_FOUND */
export async function enablePerson(change: Write, id: string): Promise<Person> {
  const { account } = await lockAccount(change, id);
  if (account.disabledAt) {
    await change.db.update(AdminUser, { id }, { disabledAt: null });
    await change.audit({ action: "enable", entityType: "administrator", entityId: id, title: account.name });
  }
  return getPerson(change.db, id);
}

/**
 * Removes the second factors of a person whose device is lost, and ends the sessions of the account.
 * @throws NOT_FOUND; FORBIDDEN for one's own account.
 */
export async function resetPersonTwoFactor(change: Write, id: string): Promise<Person> {
  const { account } = await lockAccount(change, id);
  if (account.id === change.actor?.id) throw forbidden(messages.resetOneself);
  await removeFactors(change.db, change.actor, account);
  return getPerson(change.db, id);
}
