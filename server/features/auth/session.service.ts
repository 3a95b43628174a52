import { createHash, randomBytes } from "node:crypto";
import { type EntityManager, LessThan } from "typeorm";
import type { Actor } from "../../shared/graphql/context";
import { Session } from "./session.entity";

const minute = 60_000;
const idleLimit = 30 * minute;
const wholeLimit = 8 * 60 * minute;
/** A session's last sign of life is written at most this often. */
const writeInterval = minute;

const hashOf = (cookie: string): string => createHash("sha256").update(cookie).digest("hex");

/** Starts a session and returns the value of its cookie, which is stored nowhere. */
export async function startSession(db: EntityManager, adminUserId: string): Promise<string> {
  const cookie = randomBytes(32).toString("base64url");
  const now = new Date();
  await db.delete(Session, { expiresAt: LessThan(now) });
  await db.insert(Session, {
    idHash: hashOf(cookie),
    adminUserId,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + wholeLimit),
  });
  return cookie;
}

/** Who the cookie stands for; null when the session ended, was idle too long, or its account is disabled. */
export async function actorOf(db: EntityManager, cookie: string | undefined): Promise<Actor | null> {
  if (!cookie) return null;
  const now = Date.now();
  const session = await db
    .createQueryBuilder(Session, "session")
    .innerJoinAndSelect("session.adminUser", "admin", "admin.disabledAt IS NULL")
    .where("session.idHash = :idHash", { idHash: hashOf(cookie) })
    .andWhere("session.expiresAt > :now AND session.lastSeenAt > :idle", {
      now: new Date(now),
      idle: new Date(now - idleLimit),
    })
    .getOne();
  if (!session?.adminUser) return null;
  if (now - session.lastSeenAt.getTime() > writeInterval) {
    await db.update(Session, { idHash: session.idHash }, { lastSeenAt: new Date(now) });
  }
  return { id: session.adminUserId, name: session.adminUser.name, sessionHash: session.idHash };
}

export async function endSession(db: EntityManager, sessionHash: string): Promise<void> {
  await db.delete(Session, { idHash: sessionHash });
}
