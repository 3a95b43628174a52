import { useMutation } from "@apollo/client/react";
import { sentenceOf } from "../../../graphql/admin/adminErrors";
import { listsChanged } from "../../../graphql/admin/cacheChanges";
import { useUndo } from "../../../graphql/admin/useUndo";
import { BulkProductsDocument, type BulkAffiliateProductsInput } from "../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../shared/admin/grid/BulkDialog";
import { plural } from "../../../shared/format/plural";
import { useToast } from "../../../shared/toast/ToastContext";
import { productLists } from "./productLists";

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
  const undo = useUndo(productLists);
  // Sent to its end even when the tab is closed right after.
  const [mutate] = useMutation(BulkProductsDocument, { context: { fetchOptions: { keepalive: true } } });
  const change = async (dryRun: boolean) => {
    try {
      const { data } = await mutate({
        variables: { input: { ...rows, delete: true, dryRun } },
        update: dryRun ? undefined : (cache) => listsChanged(cache, productLists),
      });
      return data?.bulkAffiliateProducts;
    } catch (error) {
      throw new Error(sentenceOf(error), { cause: error });
    }
  };
  const run = async () => {
    const { changed = 0, undoId } = (await change(false)) ?? {};
    toast({
      title: "Products deleted",
      text: `${plural(changed, ...noun)} ${changed === 1 ? "has" : "have"} been deleted`,
      action: undoId ? { label: "Undo", onClick: () => undo(undoId) } : undefined,
    });
    onDone();
  };
  return (
    <BulkDialog
      title="Delete products"
      noun={noun}
      consequence="will be moved to the trash"
      count={async () => (await change(true))?.changed ?? 0}
      run={run}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onClose={onClose}
    />
  );
}
