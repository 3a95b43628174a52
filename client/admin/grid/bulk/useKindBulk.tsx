import type { Toast } from "../../../shared/toast/ToastContext";
import { type BulkChange, useBulkChange } from "../../graphql/useBulkChange";
import type { BulkResult, OneRoot, RecordKind } from "../../kind/recordKind";
import type { GridSelection } from "../useGridSelection";
import { BulkButton } from "./BulkBar";
import { BulkDialog } from "./BulkDialog";

type AnyKind = RecordKind<never, never, never, never, never>;

/** What bulk changes need of a kind. */
interface BulkKind<Bulk> extends Pick<AnyKind, "lists" | "noun" | "deletion"> {
  documents: { bulk: OneRoot<BulkResult, { input: Bulk }> };
}

interface BulkInput {
  ids?: unknown;
  filter?: unknown;
  delete?: boolean | null;
  dryRun?: boolean | null;
}

export type KindBulk<Bulk> = BulkChange<Bulk, BulkResult>;

/** Changes the selected rows of any kind, with one Undo for all. */
export const useKindBulk = <Bulk extends BulkInput>(
  { documents, lists, deletion }: BulkKind<Bulk>,
  rows: { selection: GridSelection; filter: Bulk["filter"] },
  done: (changed: number, change: Omit<Bulk, "ids" | "filter" | "dryRun">) => Toast,
): KindBulk<Bulk> => useBulkChange(documents.bulk, { ...rows, lists: [...lists, ...deletion.alsoChanged], done });

interface BulkDeleteProps {
  kind: Pick<AnyKind, "noun" | "deletion">;
  bulk: KindBulk<{ delete?: boolean | null }>;
  color?: "error" | "secondary";
}

/** The button that moves the selected rows to the trash. */
export function BulkDelete({ kind: { noun, deletion }, bulk, color = "error" }: BulkDeleteProps) {
  return (
    <BulkButton label="Delete" color={color}>
      {(onClose) => (
        <BulkDialog
          title={deletion.bulkTitle}
          noun={noun}
          consequence={deletion.bulkConsequence}
          count={() => bulk.count({ delete: true })}
          run={() => bulk.run({ delete: true })}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onClose={onClose}
        />
      )}
    </BulkButton>
  );
}
