import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { evictLists } from "../../../graphql/admin/cacheChanges";
import {
  CreateProductDocument,
  ProductRecordDocument,
  UpdateProductDocument,
  type ProductFieldsFragment,
} from "../../../graphql/generated/adminOperations";
import { useReload } from "../../../graphql/admin/useReload";
import { useCreate } from "../../../graphql/admin/useCreate";
import { changedFields } from "../../../shared/admin/record/changedFields";
import type { RowVersion } from "../../../shared/admin/record/recordTypes";
import { productLists } from "./productLists";
import { productValues, type ProductValues } from "./productValues";

export interface ProductWriter {
  /** Adds the product, or with the row that is edited changes it; throws what the server threw. */
  write: (values: ProductValues, version: number | null) => Promise<void>;
  /** The row as it is by now; null when it is gone. */
  reload: () => Promise<RowVersion<ProductValues> | null>;
}

/** Writes one affiliate product; `row` is null for a new one. */
export function useSaveProduct(row: ProductFieldsFragment | null): ProductWriter {
  const reload = useReload(ProductRecordDocument, (data) => data.affiliateProduct);
  // Titles, prices and the time of the save move rows, so the lists read themselves again.
  const options = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, productLists) };
  const create = useCreate(CreateProductDocument);
  const [update] = useMutation(UpdateProductDocument);
  const lastRead = useRef(row);
  return {
    write: async (values, named) => {
      if (!row) return void (await create(values, options));
      const before = lastRead.current;
      const version = named ?? row.version;
      // What is sent is measured against the version that it names; against another one the whole form counts.
      const fields = before?.version === version ? changedFields(values, productValues(before)) : values;
      await update({ ...options, variables: { input: { id: row.id, version, ...fields } } });
    },
    reload: async () => {
      const now = await reload(row?.id ?? "");
      if (!now) return null;
      lastRead.current = now;
      return { values: productValues(now), version: now.version };
    },
  };
}
