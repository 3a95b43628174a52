import { type EntityManager, MoreThan } from "typeorm";
import { PasskeyChallenge } from "./passkeyChallenge.entity";
import { signInLifetimeMs } from "./pendingSignIns.service";

type NewChallenge = Pick<PasskeyChallenge, "browserHash" | "challenge" | "adminUserId">;

/** Stores a challenge; it replaces the former one of the browser. */
export async function storeChallenge(db: EntityManager, fresh: NewChallenge): Promise<void> {
  const expiresAt = new Date(Date.now() + signInLifetimeMs);
  await db.upsert(PasskeyChallenge, { ...fresh, expiresAt }, ["browserHash"]);
}

/** Removes and returns the challenge of a browser, so that it works once; null when there is none. */
export async function takeChallenge(db: EntityManager, browserHash: string): Promise<PasskeyChallenge | null> {
  const stored = await db.findOneBy(PasskeyChallenge, { browserHash, expiresAt: MoreThan(new Date()) });
  if (!stored) return null;
  const { affected } = await db.delete(PasskeyChallenge, { browserHash, challenge: stored.challenge });
  return affected === 1 ? stored : null;
}
