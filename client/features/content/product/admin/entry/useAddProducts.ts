import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../../admin/graphql/trySave";
import { AddProductsDocument } from "../../../../../graphql/generated/adminOperations";
import { productLists } from "../productKind";
import { findLaterRows, toEntryInput } from "./entryRows";
import { rememberRetailers } from "./retailerMemory";
import { readEntries, writeEntries } from "./useEntryRows";

/** Messages by the place of an entry and its field; `message` is for all of them. */
export interface EntryErrors {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Saves the products that were entered for an outfit; returns null when they are saved. */
export function useAddProducts(): (outfitId: string, entered?: string) => Promise<EntryErrors | null> {
  const [add] = useMutation(AddProductsDocument);
  return async (outfitId, entered = outfitId) => {
    const rows = readEntries(entered);
    if (rows.length === 0) return null;
    // Before the save: what a new outfit does not take is entered for the saved one.
    writeEntries(entered, []);
    writeEntries(outfitId, rows);
    const saved = await trySave(async () => {
      await add({
        variables: { input: { outfitId, products: rows.map(toEntryInput) } },
        update: (cache) => evictLists(cache, productLists),
      });
    });
    if (saved.kind !== "saved")
      return { message: saved.message, fields: "fieldErrors" in saved ? saved.fieldErrors : {} };
    rememberRetailers(rows);
    const later = findLaterRows(rows, readEntries(outfitId));
    // The rows of a new outfit are typed under another key until its form knows the outfit.
    writeEntries(outfitId, entered === outfitId ? later : [...later, ...readEntries(entered)]);
    if (entered !== outfitId) writeEntries(entered, []);
    return null;
  };
}
