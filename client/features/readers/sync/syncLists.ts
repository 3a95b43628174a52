import { readStore, writeStore } from "../../../shared/hooks/localStore";
import { decryptText, deriveKeys, encryptText, type ListKeys } from "./listCrypto";
import { type ListServer, isConflict, type StoredList } from "./listServer";
import { forgetRemoved, listIds, mergeLists, recordEdits } from "./listState";
import { findProblem, SyncError } from "./syncProblem";
import {
  listKeys,
  mapLists,
  readLists,
  readMerged,
  readRecord,
  someList,
  writeLists,
  writeMerged,
  writeRecord,
  type SyncedLists,
  type SyncRecord,
} from "./syncRecord";

/** The server takes so many bytes, in base64. */
const maxContentLength = Math.floor((128 * 1024) / 3) * 4;
/** With ten devices that sync at once, the last one is usually done after a few. */
const maxAttempts = 10;

const unset: readonly unknown[] = [];

/** The ids of a list; null when the browser has lost it, which is no removal. */
function readIds(key: string): string[] | null {
  const stored = readStore(key, unset);
  return stored === unset ? null : stored.filter((id): id is string => typeof id === "string");
}

/** The lists of this browser, with what was changed since the last merge. */
function readEdited(browser: string): SyncedLists {
  const merged = readMerged();
  return mapLists((name) => {
    const ids = readIds(listKeys[name]);
    return ids ? recordEdits(merged[name], ids, browser, Date.now()) : merged[name];
  });
}

/** Whether this browser has changes that it has not merged. */
export const hasEdits = ({ browser }: SyncRecord): boolean =>
  writeLists(readEdited(browser)) !== writeLists(readMerged());

/**
 * Merges lists into this browser's. Without a pause, so that no change of the visitor gets in between. The lists come
 * first: a state without its list would mean that the visitor has removed all of it.
 * @throws SyncError when the browser does not store them.
 */
function mergeIntoBrowser(remote: SyncedLists, browser: string): SyncedLists {
  const edited = readEdited(browser);
  const merged = mapLists((name) => mergeLists(edited[name], remote[name]));
  const isUnsaved = someList((name) => {
    const ids = listIds(merged[name]);
    const isSame = JSON.stringify(readIds(listKeys[name])) === JSON.stringify(ids);
    return !writeStore(listKeys[name], isSame ? readStore(listKeys[name], unset) : ids);
  });
  if (isUnsaved || !writeMerged(merged)) throw new SyncError("storage");
  return merged;
}

/** Encrypts lists. Leaves out the oldest removals when they are too long. @throws SyncError. */
async function encryptLists(keys: ListKeys, lists: SyncedLists): Promise<string> {
  const content = await encryptText(keys, writeLists(lists));
  if (content.length <= maxContentLength) return content;
  const shorter = mapLists((name) => forgetRemoved(lists[name]));
  if (someList((name) => shorter[name].size < lists[name].size)) return encryptLists(keys, shorter);
  throw new SyncError("tooLong");
}

/** @throws SyncError for what was not encrypted with this code. */
async function decryptLists(keys: ListKeys, { content }: StoredList): Promise<SyncedLists> {
  try {
    return readLists(JSON.parse(await decryptText(keys, content)));
  } catch {
    throw new SyncError("unreadable");
  }
}

/** A random moment, so that two browsers do not meet again and again. */
const waitForTurn = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 100 * attempt));

/** Merges both ways until the server has what this browser has. */
async function exchange(server: ListServer, { code, browser }: SyncRecord): Promise<void> {
  const keys = await deriveKeys(code);
  for (let attempt = 1; ; attempt++) {
    const stored = await server.open(keys);
    if (!stored) throw new SyncError("ended");
    const remote = await decryptLists(keys, stored);
    const merged = mergeIntoBrowser(remote, browser);
    if (writeLists(merged) === writeLists(remote)) return;
    try {
      await server.save(keys, { version: stored.version, content: await encryptLists(keys, merged) });
      return;
    } catch (error) {
      if (!isConflict(error) || attempt === maxAttempts) throw error;
    }
    await waitForTurn(attempt);
  }
}

/** Puts this browser's lists under a code that the server does not have yet. */
export async function createList(server: ListServer, { code, browser }: SyncRecord): Promise<void> {
  const keys = await deriveKeys(code);
  const lists = mergeIntoBrowser(readLists(null), browser);
  await server.save(keys, { version: 0, content: await encryptLists(keys, lists) });
}

/** Deletes the lists of replaced codes. @returns the codes that are left because the server could not be reached. */
export async function deleteLists(server: ListServer, codes: readonly string[]): Promise<string[]> {
  const left = await Promise.all(
    codes.map(async (code) => {
      try {
        await server.remove(await deriveKeys(code));
        return [];
      } catch {
        return [code];
      }
    }),
  );
  return left.flat();
}

/** One tab at a time: they share the record and the lists. Browsers that can compress have locks. */
export const withLock = (run: () => Promise<void>): Promise<void> => navigator.locks.request("wornby-sync", run);

async function sync(server: ListServer): Promise<void> {
  const record = readRecord();
  if (!record) return;
  const replaced = await deleteLists(server, record.replaced);
  if (record.problem === "ended") {
    if (replaced.length < record.replaced.length) writeRecord({ ...record, replaced });
    return;
  }
  try {
    await exchange(server, record);
    writeRecord({ ...record, replaced, syncedAt: Date.now(), problem: null });
  } catch (error) {
    writeRecord({ ...record, replaced, problem: findProblem(error) });
  }
}

/** Syncs this browser's lists with the server's. The record says how it went. */
export const syncLists = (server: ListServer): Promise<void> => withLock(() => sync(server));
