import { readStore, writeStore } from "../../../shared/hooks/localStore";
import { type ListState, readState, writeState } from "./listState";

/** What keeps a list from syncing: "ended" until another code is used, all others until the next try. */
export type SyncProblem = "ended" | "offline" | "limited" | "storage" | "tooLong" | "unreadable" | "failed";

/** How this browser syncs. */
export interface SyncRecord {
  /** 128 bits in base64url. */
  code: string;
  /** Random id of this browser in the list. */
  browser: string;
  /** Time of the last sync in milliseconds since 1970. */
  syncedAt: number;
  problem: SyncProblem | null;
  /** Codes that were replaced, and that the server has not deleted yet. */
  replaced: readonly string[];
}

export const recordKey = "sync";
const stateKey = "sync-state";
export const noRecord: Partial<SyncRecord> = {};

/** The stored record as it is, an empty one without sync: people can edit it. */
export const toRecord = (stored: Partial<SyncRecord>): SyncRecord | null => {
  const { code, browser, syncedAt = 0, problem = null, replaced = [] } = stored;
  return typeof code === "string" && typeof browser === "string"
    ? { code, browser, syncedAt, problem, replaced: Array.isArray(replaced) ? replaced : [] }
    : null;
};

/** Returns null when this browser does not sync. */
export const readRecord = (): SyncRecord | null => toRecord(readStore(recordKey, noRecord));

/** Stores the record. @returns whether the browser stored it. */
export const writeRecord = (record: SyncRecord | null): boolean => writeStore(recordKey, record ?? noRecord);

/** The lists that sync, with the keys under which their ids are stored. */
export const listKeys = { looks: "liked-outfits", products: "favorites", follows: "follows" } as const;
type ListName = keyof typeof listKeys;
const listNames = Object.keys(listKeys) as ListName[];

export type SyncedLists = Readonly<Record<ListName, ListState>>;

export const mapLists = (update: (name: ListName) => ListState): SyncedLists => ({
  looks: update("looks"),
  products: update("products"),
  follows: update("follows"),
});

export const someList = (matches: (name: ListName) => boolean): boolean => listNames.some(matches);

/** Writes lists as JSON; equal lists are written equally. */
export const writeLists = (lists: SyncedLists): string =>
  JSON.stringify(Object.fromEntries(listNames.map((name) => [name, writeState(lists[name])])));

/** Reads written lists; a missing one is empty. */
export function readLists(stored: unknown): SyncedLists {
  const rows = (typeof stored === "object" && stored ? stored : {}) as Record<string, unknown>;
  return mapLists((name) => readState(rows[name]));
}

/** The lists as this browser merged them last. */
export const readMerged = (): SyncedLists => readLists(readStore(stateKey, noRecord));

export const writeMerged = (lists: SyncedLists | null): boolean =>
  writeStore(stateKey, lists ? (JSON.parse(writeLists(lists)) as object) : {});
