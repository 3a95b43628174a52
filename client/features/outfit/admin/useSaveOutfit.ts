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
import type { RowVersion } from "../../../shared/admin/record/recordTypes";
import { outfitAndProductLists, outfitLists } from "./outfitLists";
import { outfitInput, outfitValues, type OutfitValues } from "./outfitValues";

export interface OutfitWriter {
  /** Adds the outfit, or with the row that is edited changes it; throws what the server threw. */
  write: (values: OutfitValues, version: number | null) => Promise<OutfitFieldsFragment>;
  /** The row as it is by now; null when it is gone. */
  reload: () => Promise<RowVersion<OutfitValues> | null>;
}

/** Writes one outfit; `row` is null for a new one, which gets copies of the products of the outfit `productsOf`. */
export function useSaveOutfit(row: OutfitFieldsFragment | null, productsOf?: string): OutfitWriter {
  const reload = useReload(OutfitRecordDocument, (data) => data.outfit);
  const create = useCreate(CreateOutfitDocument);
  const [update] = useMutation(UpdateOutfitDocument);
  const lastRead = useRef(row);

  /** What is sent is measured against the version that it names; against another one the whole form counts. */
  const change = (values: OutfitValues, id: string, version: number) => {
    const before = lastRead.current;
    const fields = before?.version === version ? changedFields(values, outfitValues(before)) : values;
    return update({
      variables: { input: { id, version, ...outfitInput(fields) } },
      update: (cache) => evictLists(cache, outfitLists),
    });
  };
  const add = async (values: OutfitValues) => {
    const input = { ...outfitInput(values), ...(productsOf && { productsOf }) };
    const { data } = await create(input, {
      update: (cache) => evictLists(cache, productsOf ? outfitAndProductLists : outfitLists),
    });
    return data?.createOutfit;
  };
  return {
    write: async (values, version) => {
      const saved = row ? (await change(values, row.id, version ?? row.version)).data?.updateOutfit : await add(values);
      if (!saved) throw new Error("The answer is empty.");
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
