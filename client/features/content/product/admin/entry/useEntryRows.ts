import { readStore, writeStore } from "../../../../../shared/hooks/localStore";
import { useLocalStore } from "../../../../../shared/hooks/useLocalStore";
import { isBlank, type EntryRow } from "./entryRows";

const none: EntryRow[] = [];

/** Stands for an outfit that is not saved yet. */
export const newOutfit = "new";

const storeKey = (outfit: string): string => `products:${outfit}`;

/** Returns the rows with something entered. */
export const readEntries = (outfit: string): EntryRow[] =>
  readStore(storeKey(outfit), none).filter((row) => !isBlank(row));

export const writeEntries = (outfit: string, rows: readonly EntryRow[]): void =>
  void writeStore(storeKey(outfit), rows);

/**
 * The rows that are being entered for an outfit. This browser stores them until they are saved, so that closing the dialog
 * or losing the connection loses nothing.
 */
export function useEntryRows(outfit: string): [EntryRow[], (rows: readonly EntryRow[]) => void] {
  const [stored] = useLocalStore(storeKey(outfit), none);
  return [stored, (rows) => writeEntries(outfit, rows)];
}
