import type { EntityManager } from "typeorm";
import { hashSecret } from "../../../core/access/secretToken";
import { countCaller, sharedLimit } from "../../../core/access/sharedLimit.service";
import type { CreatePersonalFeedInput, UpdatePersonalFeedInput } from "./personalFeed.inputs";
import { PersonalFeed } from "./personalFeed.entity";
import { feedKeyPattern } from "./personalFeed.types";

/** Each new feed may store a thousand ids. */
const creations = sharedLimit("new personal feeds", { points: 10, duration: 60 * 60 });
const changes = sharedLimit("changes of personal feeds", { points: 30, duration: 60 });
const tooMany = "Too many changes to feeds from your network. Please try again later.";

/** A feed that no reader has asked for in this time is deleted. */
const unreadDays = 400;

/** @throws TOO_MANY_REQUESTS after ten creations an hour from one client address. */
export async function createPersonalFeed(
  db: EntityManager,
  { key, list, ids }: CreatePersonalFeedInput,
  clientAddress: string,
): Promise<boolean> {
  await countCaller(creations(db), clientAddress, tooMany);
  await db.upsert(PersonalFeed, { keyHash: hashSecret(key), list, subjectIds: [...new Set(ids)] }, ["keyHash"]);
  return true;
}

/** Changes an existing feed only: a late change from another tab must not revive a revoked one. @throws TOO_MANY_REQUESTS. */
export async function updatePersonalFeed(
  db: EntityManager,
  { key, ids }: UpdatePersonalFeedInput,
  clientAddress: string,
): Promise<boolean> {
  await countCaller(changes(db), clientAddress, tooMany);
  const { affected } = await db.update(PersonalFeed, { keyHash: hashSecret(key) }, { subjectIds: [...new Set(ids)] });
  return affected === 1;
}

/** @throws TOO_MANY_REQUESTS. */
export async function revokePersonalFeed(db: EntityManager, key: string, clientAddress: string): Promise<boolean> {
  await countCaller(changes(db), clientAddress, tooMany);
  const { affected } = await db.delete(PersonalFeed, { keyHash: hashSecret(key) });
  return affected === 1;
}

/** Returns the feed of a key, or null. Notes the reading, once a day. */
export async function readPersonalFeed(db: EntityManager, key: string): Promise<PersonalFeed | null> {
  if (!feedKeyPattern.test(key)) return null;
  const feed = await db.findOneBy(PersonalFeed, { keyHash: hashSecret(key) });
  if (feed)
    await db.query(
      "UPDATE personal_feeds SET read_at = now() WHERE key_hash = $1 AND read_at < now() - interval '1 day'",
      [feed.keyHash],
    );
  return feed;
}

/** Deletes the feeds that no reader has asked for in 400 days. @returns their number. */
export async function deleteUnreadFeeds(db: EntityManager): Promise<number> {
  const [, count]: [unknown, number] = await db.query(
    "DELETE FROM personal_feeds WHERE read_at < now() - $1::int * interval '1 day'",
    [unreadDays],
  );
  return count;
}
