import { useBulkChange } from "../../../../graphql/admin/useBulkChange";
import { type AffiliateProductFilter, BulkProductsDocument } from "../../../../graphql/generated/adminOperations";
import type { Noun } from "../../../../shared/admin/grid/gridTypes";
import type { GridSelection } from "../../../../shared/admin/grid/useGridSelection";
import { plural } from "../../../../shared/format/plural";
import { productLists } from "../productLists";

export const productNoun: Noun = ["product", "products"];

/** A change of many affiliate products, with one Undo for all. */
export const useBulkProducts = (selection: GridSelection, filter: AffiliateProductFilter) =>
  useBulkChange(BulkProductsDocument, {
    selection,
    filter,
    getResult: ({ bulkAffiliateProducts }) => bulkAffiliateProducts,
    lists: productLists,
    done: (changed, { delete: deletes }) => {
      const done = deletes ? "deleted" : "changed";
      return {
        title: `Products ${done}`,
        text: `${plural(changed, ...productNoun)} ${changed === 1 ? "has" : "have"} been ${done}`,
      };
    },
  });
