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
import { productInput, productValues, type ProductValues } from "./productValues";

export interface ProductWriter {
  /** Adds the product or updates the edited row; rethrows the server's error. */
  write: (values: ProductValues, version: number | null) => Promise<void>;
  /** Reads the current row; null when it was deleted. */
  reload: () => Promise<RowVersion<ProductValues> | null>;
}

/** Saves an affiliate product; a null `row` creates one. */
export function useSaveProduct(row: ProductFieldsFragment | null): ProductWriter {
  const reload = useReload(ProductRecordDocument, (data) => data.affiliateProduct);
  // Titles, prices and the time of the save move rows, so the lists read themselves again.
  const options = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, productLists) };
  const create = useCreate(CreateProductDocument);
  const [update] = useMutation(UpdateProductDocument);
  const lastRead = useRef(row);
  return {
    write: async (values, named) => {
      if (!row) return void (await create(productInput(values), options));
      const before = lastRead.current;
      const version = named ?? row.version;
      // Sends only the differences to the given version; for another version it sends all values.
      const fields = before?.version === version ? changedFields(values, productValues(before)) : values;
      await update({ ...options, variables: { input: { id: row.id, version, ...productInput(fields) } } });
    },
    reload: async () => {
      const now = await reload(row?.id ?? "");
      if (!now) return null;
      lastRead.current = now;
      return { values: productValues(now), version: now.version };
    },
  };
}
