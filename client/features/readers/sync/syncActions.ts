import { encodeBase64Url } from "./base64";
import { deriveKeys } from "./listCrypto";
import type { ListServer } from "./listServer";
import { createCode } from "./syncCode";
import { createList, deleteLists, syncLists, withLock } from "./syncLists";
import { SyncError } from "./syncProblem";
import { readRecord, writeMerged, writeRecord, type SyncRecord } from "./syncRecord";

const createRecord = (code: string): SyncRecord => ({
  code,
  browser: encodeBase64Url(crypto.getRandomValues(new Uint8Array(6))),
  syncedAt: Date.now(),
  problem: null,
  replaced: readRecord()?.replaced ?? [],
});

function storeRecord(record: SyncRecord): void {
  if (writeRecord(record)) return;
  writeRecord(null);
  throw new SyncError("storage");
}

/** Puts this browser's lists under a new code. @throws an error that `findProblem` reads; nothing is changed then. */
export const startList = (server: ListServer): Promise<void> =>
  withLock(async () => {
    const record = createRecord(createCode());
    await createList(server, record);
    storeRecord(record);
  });

/** Merges this browser's lists with those of a code. @throws an error that `findProblem` reads. */
export async function joinList(server: ListServer, code: string): Promise<void> {
  if (!(await server.open(await deriveKeys(code)))) throw new SyncError("ended");
  await withLock(() => Promise.resolve(storeRecord({ ...createRecord(code), syncedAt: 0 })));
  await syncLists(server);
}

/**
 * Moves the list to a new code, and deletes the one of the old code: other devices keep their favorites and need the
 * new code. @throws an error that `findProblem` reads; the old code stays then.
 */
export async function replaceCode(server: ListServer): Promise<void> {
  await syncLists(server);
  await withLock(async () => {
    const old = readRecord();
    if (!old) return;
    if (old.problem) throw new SyncError(old.problem);
    const record = { ...old, code: createCode(), syncedAt: Date.now(), replaced: [...old.replaced, old.code] };
    await createList(server, record);
    storeRecord(record);
    storeRecord({ ...record, replaced: await deleteLists(server, record.replaced) });
  });
}

function forget(): void {
  writeRecord(null);
  writeMerged(null);
}

/**
 * This browser keeps its lists and forgets the code. Other devices go on.
 * @throws SyncError while a replaced code still opens a list: only this browser can end it.
 */
export const stopSyncing = (server: ListServer): Promise<void> =>
  withLock(async () => {
    const record = readRecord();
    const left = record ? await deleteLists(server, record.replaced) : [];
    if (record && left.length > 0) {
      storeRecord({ ...record, replaced: left });
      throw new SyncError("offline");
    }
    forget();
  });

/** Deletes the list from the server, which ends its code everywhere. @throws an error that `findProblem` reads. */
export const deleteList = (server: ListServer): Promise<void> =>
  withLock(async () => {
    const record = readRecord();
    if (!record) return;
    for (const code of [...record.replaced, record.code]) await server.remove(await deriveKeys(code));
    forget();
  });
