import { plural } from "../../../shared/format/plural";
import type { Toast } from "../../../shared/toast/ToastContext";
import { type BulkChange, type BulkInput, useBulkChange } from "../../graphql/useBulkChange";
import type { BulkResult, OneRoot, RecordKind } from "../../kind/recordKind";
import type { GridSelection } from "../useGridSelection";
import { BulkButton } from "./BulkBar";
import { BulkDialog } from "./BulkDialog";

type AnyKind = RecordKind<never, never, never, never, never>;

/** What bulk changes need of a kind. */
export interface BulkKind<Bulk> extends Pick<AnyKind, "lists" | "noun" | "deletion"> {
  documents: { bulk: OneRoot<BulkResult, { input: Bulk }> };
  messages: { bulk?: (changed: number, change: Omit<Bulk, keyof BulkInput>) => Toast };
}

export type KindBulk<Bulk> = BulkChange<Bulk, BulkResult>;

/** Changes the selected rows of any kind, with one Undo for all. */
export const useKindBulk = <Bulk extends BulkInput>(
  { documents, lists, deletion, messages, noun }: BulkKind<Bulk>,
  rows: { selection: GridSelection; filter: Bulk["filter"] },
): KindBulk<Bulk> =>
  useBulkChange(documents.bulk, {
    ...rows,
    lists: [...lists, ...deletion.alsoChanged],
    done:
      messages.bulk ??
      ((changed, change) => ({
        title: `${plural(changed, ...noun)} ${"delete" in change && change.delete ? "deleted" : "changed"}`,
      })),
  });

interface BulkDeleteProps<Bulk extends BulkInput> {
  kind: Pick<AnyKind, "noun" | "deletion">;
  bulk: KindBulk<Bulk>;
}

/** The button that moves the selected rows to the trash. */
export function BulkDelete<Bulk extends BulkInput>({ kind: { noun, deletion }, bulk }: BulkDeleteProps<Bulk>) {
  // Every input of a bulk change has it.
  const change = { delete: true } as unknown as Parameters<typeof bulk.run>[0];
  return (
    <BulkButton label="Delete" color="error">
      {(onClose) => (
        <BulkDialog
          title={deletion.bulkTitle ?? `Delete ${noun[1]}`}
          noun={noun}
          consequence={deletion.bulkConsequence ?? "will go to the trash, from which they can be restored for 30 days"}
          count={() => bulk.count(change)}
          run={(work) => bulk.run(change, work)}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onClose={onClose}
        />
      )}
    </BulkButton>
  );
}
