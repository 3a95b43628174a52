import { randomBytes } from "node:crypto";
import { type EntityManager, In, IsNull, LessThan, MoreThan, Not } from "typeorm";
import { validate as isUuid } from "uuid";
import { hashSecret } from "../../../core/access/secretToken";
import { sessionsTag } from "../../../core/cache/cacheTag";
import { invalidateCaches } from "../../../core/cache/invalidation";
import { publishInvalidation } from "../../../core/cache/publishInvalidation";
import { unauthenticated } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { Session } from "./session.entity";
import { PendingSignIn } from "./twoFactor/pendingSignIn.entity";
import { lacksRequiredFactor } from "./twoFactor/requiredFactor";

const minute = 60_000;
const idleLimit = 30 * minute;
const absoluteLimit = 8 * 60 * minute;
/** Minimum time between two updates of lastSeenAt. */
const writeInterval = minute;

/** Keys of a session. The cookie's value is not stored. */
export interface SessionKey {
  cookie: string;
  sessionHash: string;
}

function generateSessionKey(): SessionKey {
  const cookie = randomBytes(32).toString("base64url");
  return { cookie, sessionHash: hashSecret(cookie) };
}

const idleSince = (now: number): Date => new Date(now - idleLimit);
const isOpen = (now: number) => ({ expiresAt: MoreThan(new Date(now)), lastSeenAt: MoreThan(idleSince(now)) });

/** Starts a session; `device` is a readable name. */
export async function startSession(db: EntityManager, adminUserId: string, device: string): Promise<SessionKey> {
  const key = generateSessionKey();
  const now = Date.now();
  await db.insert(Session, {
    idHash: key.sessionHash,
    adminUserId,
    device,
    lastSeenAt: new Date(now),
    authenticatedAt: new Date(now),
    expiresAt: new Date(now + absoluteLimit),
  });
  return key;
}

/**
 * Deletes expired sessions. Expired sessions are rejected even before they are deleted. @returns the number of deleted
 * sessions.
 */
export async function endExpiredSessions(db: EntityManager): Promise<number> {
  const now = Date.now();
  const { affected } = await db.delete(Session, [
    { expiresAt: LessThan(new Date(now)) },
    { lastSeenAt: LessThan(idleSince(now)) },
  ]);
  return affected ?? 0;
}

/**
 * Returns the cookie's administrator; null when the session ended, idled too long, or its account is disabled.
 * @param isActivity false for a request that a browser sends by itself: it does not count as activity.
 */
export async function findActor(
  db: EntityManager,
  cookie: string | undefined,
  isActivity = true,
): Promise<Actor | null> {
  if (!cookie) return null;
  const now = Date.now();
  const found = await db
    .createQueryBuilder(Session, "session")
    .innerJoinAndSelect("session.adminUser", "admin", "admin.disabledAt IS NULL")
    .addSelect(lacksRequiredFactor("admin"), "must_enroll")
    .where({ idHash: hashSecret(cookie), ...isOpen(now) })
    .getRawAndEntities<{ must_enroll: boolean }>();
  const session = found.entities.at(0);
  if (!session?.adminUser) return null;
  if (isActivity && now - session.lastSeenAt.getTime() > writeInterval) {
    await db.update(Session, { idHash: session.idHash }, { lastSeenAt: new Date(now) });
  }
  const { id, name, role } = session.adminUser;
  const { idHash: sessionHash, authenticatedAt } = session;
  return { id, name, role, sessionHash, authenticatedAt, mustEnroll: found.raw[0].must_enroll };
}

/** Returns the hashes whose sessions are open. Does not extend the sessions. */
export async function filterOpenSessions(db: EntityManager, hashes: readonly string[]): Promise<Set<string>> {
  const sessions = await db.find(Session, {
    select: { idHash: true },
    where: { idHash: In([...hashes]), adminUser: { disabledAt: IsNull() }, ...isOpen(Date.now()) },
  });
  return new Set(sessions.map(({ idHash }) => idHash));
}

/** Returns the cookies whose sessions are open. Does not extend the sessions. */
export async function filterOpenCookies(db: EntityManager, cookies: readonly string[]): Promise<Set<string>> {
  const byHash = new Map(cookies.map((cookie) => [hashSecret(cookie), cookie]));
  const open = await filterOpenSessions(db, [...byHash.keys()]);
  return new Set([...open].map((hash) => byHash.get(hash) ?? ""));
}

/** Returns the account's open sessions, most recently used first. */
export function listOpenSessions(db: EntityManager, adminUserId: string): Promise<Session[]> {
  return db.find(Session, {
    where: { adminUserId, ...isOpen(Date.now()) },
    order: { lastSeenAt: "DESC", createdAt: "DESC", id: "ASC" },
  });
}

/** Returns the number of open sessions by account, without accounts that have none. */
export async function countOpenSessions(db: EntityManager): Promise<Map<string, number>> {
  const rows = await db
    .createQueryBuilder(Session, "session")
    .select("session.adminUserId", "id")
    .addSelect("COUNT(*)::int", "count")
    .where(isOpen(Date.now()))
    .groupBy("session.adminUserId")
    .getRawMany<{ id: string; count: number }>();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * Tells all processes to look for streams of ended sessions. This process looks a moment later, when the transaction has
 * committed; otherwise, at the next heartbeat.
 */
async function announceEnd(db: EntityManager): Promise<void> {
  const tags = new Set([sessionsTag]);
  await publishInvalidation(db, tags);
  invalidateCaches(tags);
}

export async function endSession(db: EntityManager, sessionHash: string): Promise<void> {
  await db.delete(Session, { idHash: sessionHash });
  await announceEnd(db);
}

/** Ends and returns one session of an account; null when the account has no session with this id. */
export async function endOwnSession(db: EntityManager, adminUserId: string, id: string): Promise<Session | null> {
  const session = isUuid(id) ? await db.findOneBy(Session, { id, adminUserId }) : null;
  if (session) await endSession(db, session.idHash);
  return session;
}

/** Ends every session of an account except the given one, and sign-ins that wait for a second factor. */
export async function endSessions(db: EntityManager, adminUserId: string, exceptHash?: string): Promise<void> {
  await db.delete(PendingSignIn, { adminUserId });
  await db.delete(Session, { adminUserId, ...(exceptHash !== undefined && { idHash: Not(exceptHash) }) });
  await announceEnd(db);
}

/**
 * Gives a session another cookie and invalidates the former one, after its account was proved.
 * @throws UNAUTHENTICATED when the session has ended.
 */
export async function renewSession(db: EntityManager, sessionHash: string): Promise<SessionKey> {
  const key = generateSessionKey();
  const values = { idHash: key.sessionHash, authenticatedAt: new Date() };
  const { affected } = await db.update(Session, { idHash: sessionHash }, values);
  if (!affected) throw unauthenticated();
  return key;
}
