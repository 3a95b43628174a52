import { type EntityManager, type FindOptionsWhere, In } from "typeorm";
import { AdminUser } from "../adminUser.entity";
import { Session } from "../session.entity";
import { hasFactor } from "../twoFactor/requiredFactor";
import { Invite } from "./invite.entity";
import { type Person, PersonStatus } from "./person.types";

/** Returns the time of the last request by account. Ended sessions are gone, so an account may have none. */
async function findLastRequests(db: EntityManager, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .createQueryBuilder(Session, "session")
    .select("session.adminUserId", "id")
    .addSelect("max(session.lastSeenAt)", "at")
    .where({ adminUserId: In([...ids]) })
    .groupBy("session.adminUserId")
    .getRawMany<{ id: string; at: Date }>();
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Returns the accounts with a second factor. */
async function findWithFactor(db: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await db.query(
    `SELECT account.id FROM admin_users account WHERE account.id = ANY($1::uuid[]) AND ${hasFactor("account")}`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

const later = (one: Date | null, other: Date | undefined): Date | null =>
  one === null || (other !== undefined && other > one) ? (other ?? null) : one;

export const invitedPerson = ({ id, name, email, role, expiresAt }: Invite): Person => ({
  id,
  name,
  email,
  role,
  status: PersonStatus.INVITED,
  hasTwoFactor: false,
  lastSeenAt: null,
  inviteExpiresAt: expiresAt,
});

async function findAccounts(db: EntityManager, where: FindOptionsWhere<AdminUser>): Promise<Person[]> {
  const accounts = await db.find(AdminUser, { where, order: { name: "ASC", email: "ASC" } });
  const ids = accounts.map(({ id }) => id);
  const lastRequests = await findLastRequests(db, ids);
  const withFactor = await findWithFactor(db, ids);
  return accounts.map(({ id, name, email, role, disabledAt, lastLogin }) => ({
    id,
    name,
    email,
    role,
    status: disabledAt ? PersonStatus.DISABLED : PersonStatus.ACTIVE,
    hasTwoFactor: withFactor.has(id),
    lastSeenAt: later(lastLogin, lastRequests.get(id)),
    inviteExpiresAt: null,
  }));
}

/** Returns everyone with an account by name, then everyone who is invited. */
export async function listPeople(db: EntityManager): Promise<Person[]> {
  const accounts = await findAccounts(db, {});
  const invites = await db.find(Invite, { order: { name: "ASC", email: "ASC" } });
  return [...accounts, ...invites.map(invitedPerson)];
}

/** Returns the person with this account. */
export const getPerson = async (db: EntityManager, id: string): Promise<Person> => (await findAccounts(db, { id }))[0];
