import { type EntityManager, type FindOptionsWhere, In } from "typeorm";
import { AdminUser } from "../adminUser.entity";
import { Session } from "../session.entity";
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

const later = (one: Date | null, other: Date | undefined): Date | null =>
  one === null || (other !== undefined && other > one) ? (other ?? null) : one;

export const invitedPerson = ({ id, name, email, role, expiresAt }: Invite): Person => ({
  id,
  name,
  email,
  role,
  status: PersonStatus.INVITED,
  lastSeenAt: null,
  inviteExpiresAt: expiresAt,
});

async function findAccounts(db: EntityManager, where: FindOptionsWhere<AdminUser>): Promise<Person[]> {
  const accounts = await db.find(AdminUser, { where, order: { name: "ASC", email: "ASC" } });
  const lastRequests = await findLastRequests(
    db,
    accounts.map(({ id }) => id),
  );
  return accounts.map(({ id, name, email, role, disabledAt, lastLogin }) => ({
    id,
    name,
    email,
    role,
    status: disabledAt ? PersonStatus.DISABLED : PersonStatus.ACTIVE,
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
