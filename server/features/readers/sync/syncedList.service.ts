import type { EntityManager } from "typeorm";
import { hashSecret } from "../../../core/access/secretToken";
import { countCaller, sharedLimit } from "../../../core/access/sharedLimit.service";
import { badUserInput, conflict, forbidden, notFound } from "../../../core/errors/appErrors";
import { maxContentBytes, SyncedList } from "./syncedList.entity";
import type { DeleteSyncedListInput, SaveSyncedListInput } from "./syncedList.inputs";
import { syncMessages as messages } from "./syncedList.messages";

const retentionDays = 400;

const perMinute = sharedLimit("sync", { points: 120, duration: 60 });
const newPerHour = sharedLimit("sync-new", { points: 20, duration: 60 * 60 });

const countRequest = (db: EntityManager, clientAddress: string): Promise<void> =>
  countCaller(perMinute(db), clientAddress, messages.tooMany);

/**
 * Returns the encrypted list; null when there is none: its code has ended, or never existed.
 * @throws TOO_MANY_REQUESTS after 120 requests a minute from one client address.
 */
export async function openSyncedList(db: EntityManager, id: string, clientAddress: string): Promise<SyncedList | null> {
  await countRequest(db, clientAddress);
  // One write a day is enough for the retention.
  await db.query("UPDATE synced_lists SET used_at = now() WHERE id = $1 AND used_at < now() - interval '1 day'", [id]);
  return db.findOneBy(SyncedList, { id });
}

/** Decodes strictly, because Buffer skips what is not base64. @throws BAD_USER_INPUT. */
function decodeContent(content: string): Buffer {
  const bytes = Buffer.from(content, "base64");
  if (bytes.length > maxContentBytes) throw badUserInput(messages.tooLong, { content: messages.tooLong });
  if (bytes.length > 0 && bytes.toString("base64") === content) return bytes;
  throw badUserInput(messages.badContent, { content: messages.badContent });
}

async function createList(
  db: EntityManager,
  { id, token, content }: SaveSyncedListInput,
  clientAddress: string,
): Promise<number | undefined> {
  const bytes = decodeContent(content);
  await countCaller(newPerHour(db), clientAddress, messages.tooManyNew);
  const created: { version: number }[] = await db.query(
    "INSERT INTO synced_lists (id, token_hash, content) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING RETURNING version",
    [id, hashSecret(token), bytes],
  );
  return created.at(0)?.version;
}

async function updateList(
  db: EntityManager,
  { id, token, version, content }: SaveSyncedListInput,
): Promise<number | undefined> {
  const [updated]: [{ version: number }[], number] = await db.query(
    `UPDATE synced_lists SET content = $4, version = version + 1, used_at = now(), updated_at = now()
     WHERE id = $1 AND token_hash = $2 AND version = $3 RETURNING version`,
    [id, hashSecret(token), version, decodeContent(content)],
  );
  return updated.at(0)?.version;
}

/** Says why nothing was saved. */
async function explainRefusal(db: EntityManager, { id, token }: DeleteSyncedListInput): Promise<Error> {
  const list = await db.findOne(SyncedList, { where: { id }, select: { tokenHash: true, version: true } });
  if (!list) return notFound(messages.ended);
  return list.tokenHash === hashSecret(token)
    ? conflict(messages.outdated(list.version))
    : forbidden(messages.foreignToken);
}

/**
 * Saves a list if nobody has saved it since the version that the change is based on.
 * @returns the new version.
 * @throws CONFLICT for another version, NOT_FOUND when the list was deleted, FORBIDDEN for the token of another list,
 * BAD_USER_INPUT for content that is no base64, TOO_MANY_REQUESTS after 120 requests a minute or 20 new lists an hour
 * from one client address.
 */
export async function saveSyncedList(
  db: EntityManager,
  input: SaveSyncedListInput,
  clientAddress: string,
): Promise<number> {
  await countRequest(db, clientAddress);
  const version = await (input.version === 0 ? createList(db, input, clientAddress) : updateList(db, input));
  if (version === undefined) throw await explainRefusal(db, input);
  return version;
}

/**
 * Deletes a list: its code opens nothing any more.
 * @returns false when it was deleted before.
 * @throws FORBIDDEN for the token of another list, TOO_MANY_REQUESTS.
 */
export async function deleteSyncedList(
  db: EntityManager,
  { id, token }: DeleteSyncedListInput,
  clientAddress: string,
): Promise<boolean> {
  await countRequest(db, clientAddress);
  const { affected } = await db.delete(SyncedList, { id, tokenHash: hashSecret(token) });
  if (affected === 0 && (await db.existsBy(SyncedList, { id }))) throw forbidden(messages.foreignToken);
  return affected === 1;
}

/** Deletes lists that no browser has used in the retention period. @returns the number of deleted rows. */
export async function deleteUnusedLists(db: EntityManager): Promise<number> {
  // By the clock of the database, which wrote the times.
  const [, deleted]: [unknown, number] = await db.query(
    "DELETE FROM synced_lists WHERE used_at < now() - make_interval(days => $1)",
    [retentionDays],
  );
  return deleted;
}
