import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import {
  CreateOutfitDocument,
  OutfitRecordDocument,
  UpdateOutfitDocument,
  type OutfitFieldsFragment,
} from "../../../graphql/generated/adminOperations";
import { evictLists } from "../../../graphql/admin/cacheChanges";
import { useReload } from "../../../graphql/admin/useReload";
import { useCreate } from "../../../graphql/admin/useCreate";
import { changedFields } from "../../../shared/admin/record/changedFields";
import { newRowStatus } from "../../../shared/admin/record/newRow";
import type { RowVersion, SaveIntent } from "../../../shared/admin/record/recordTypes";
import { outfitAndProductLists, outfitLists } from "./outfitLists";
import { newOutfitInput, outfitInput, outfitValues, withoutStrayPoints, type OutfitValues } from "./outfitValues";

export interface OutfitWriter {
  /** Adds the outfit or updates the edited row; rethrows the server's error. */
  write: (values: OutfitValues, version: number | null, intent: SaveIntent) => Promise<OutfitFieldsFragment>;
  /** Reads the current row; null when it was deleted. */
  reload: () => Promise<RowVersion<OutfitValues> | null>;
}

/** Saves an outfit. A null `row` creates one, with copies of the products of the outfit `copyProductsFrom`. */
export function useSaveOutfit(row: OutfitFieldsFragment | null, copyProductsFrom?: string): OutfitWriter {
  const reload = useReload(OutfitRecordDocument, (data) => data.outfit);
  const create = useCreate(CreateOutfitDocument);
  const [update] = useMutation(UpdateOutfitDocument);
  const lastRead = useRef(row);

  /** Sends only the differences to the given version; for another version it sends all values. */
  const change = (values: OutfitValues, id: string, version: number) => {
    const before = lastRead.current;
    const fields = before?.version === version ? changedFields(values, outfitValues(before)) : values;
    return update({
      variables: { input: { id, version, ...outfitInput(fields) } },
      update: (cache) => evictLists(cache, outfitLists),
    });
  };
  const add = async (values: OutfitValues, intent: SaveIntent) => {
    const input = {
      ...newOutfitInput(values),
      ...(copyProductsFrom && { productsOf: copyProductsFrom }),
      ...newRowStatus(intent),
    };
    const { data } = await create(input, {
      update: (cache) => evictLists(cache, copyProductsFrom ? outfitAndProductLists : outfitLists),
    });
    return data?.createOutfit;
  };
  return {
    write: async (entered, version, intent) => {
      const values = withoutStrayPoints(entered);
      const saved = row
        ? (await change(values, row.id, version ?? row.version)).data?.updateOutfit
        : await add(values, intent);
      if (!saved) throw new Error("The response is empty.");
      lastRead.current = saved;
      return saved;
    },
    reload: async () => {
      const now = await reload(row?.id ?? "");
      if (!now) return null;
      lastRead.current = now;
      return { values: outfitValues(now), version: now.version };
    },
  };
}
