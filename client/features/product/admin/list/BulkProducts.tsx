import { useBulkChange } from "../../../../graphql/admin/useBulkChange";
import { BulkProductsDocument, type BulkAffiliateProductsInput } from "../../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../../shared/admin/grid/BulkDialog";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";
import { productLists } from "../productLists";

export interface BulkProductsProps {
  /** Either chosen rows or everything that matches. */
  rows: Pick<BulkAffiliateProductsInput, "ids" | "filter">;
  /** The rows are in the trash. */
  onDone: () => void;
  onClose: () => void;
}

const noun = ["product", "products"] as const;

/** Moves many affiliate products to the trash, with one Undo for all. */
export function BulkProducts({ rows, onDone, onClose }: BulkProductsProps) {
  const toast = useToast();
  const bulk = useBulkChange(BulkProductsDocument, {
    answerOf: ({ bulkAffiliateProducts }) => bulkAffiliateProducts,
    lists: productLists,
  });
  const input = { ...rows, delete: true };
  const run = async () => {
    const { changed, undo } = await bulk.run(input);
    toast({
      title: "Products deleted",
      text: `${plural(changed, ...noun)} ${changed === 1 ? "has" : "have"} been deleted`,
      ...undo,
    });
    onDone();
  };
  return (
    <BulkDialog
      title="Delete products"
      noun={noun}
      consequence="will be moved to the trash"
      count={() => bulk.count(input)}
      run={run}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onClose={onClose}
    />
  );
}
