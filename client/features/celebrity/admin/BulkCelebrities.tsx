import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useBulkChange } from "../../../admin/graphql/useBulkChange";
import {
  BulkCelebritiesDocument,
  type CelebrityFilter,
  CelebrityTermsDocument,
} from "../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../admin/grid/bulk/BulkDialog";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { GridSelection } from "../../../admin/grid/useGridSelection";
import { plural } from "../../../shared/format/plural";
import { celebrityLists } from "./celebrityValues";

export type BulkAction = "delete" | "category" | "styleType";

export interface BulkCelebritiesProps {
  action: BulkAction;
  selection: GridSelection;
  filter: CelebrityFilter;
  onClose: () => void;
}

const words = {
  delete: { title: "Delete celebrities", confirm: "Delete", busy: "Deleting...", done: "moved to the trash" },
  category: { title: "Change category", confirm: "Change", busy: "Changing...", done: "changed" },
  styleType: { title: "Change style type", confirm: "Change", busy: "Changing...", done: "changed" },
};

const noun = ["celebrity", "celebrities"] as const;

/** Deletes many celebrities or gives them a category or a style, with one Undo for all. */
export function BulkCelebrities({ action, selection, filter, onClose }: BulkCelebritiesProps) {
  const { title, confirm, busy, done } = words[action];
  const bulk = useBulkChange(BulkCelebritiesDocument, {
    selection,
    filter,
    getResult: ({ bulkCelebrities }) => bulkCelebrities,
    lists: celebrityLists,
    done: (changed) => ({ title: `${plural(changed, ...noun)} ${done}` }),
  });
  const { data: terms } = useQuery(CelebrityTermsDocument);
  const [value, setValue] = useState("");
  const deletes = action === "delete";
  const change = deletes ? { delete: true } : { [action]: value };
  const choices = action === "category" ? terms?.categories : terms?.styleTypes;
  const given = value === "" ? null : `will have the ${action === "category" ? "category" : "style type"} ${value}`;
  return (
    <BulkDialog
      title={title}
      noun={noun}
      consequence={deletes ? "will be moved to the trash" : given}
      count={() => bulk.count(change)}
      run={() => bulk.run(change)}
      confirmLabel={confirm}
      busyLabel={busy}
      danger={deletes}
      onClose={onClose}
    >
      {deletes ? null : (
        <GridSelect
          label={title}
          allLabel="Choose..."
          value={value}
          options={choices?.map(({ name }) => name) ?? []}
          onChange={setValue}
        />
      )}
    </BulkDialog>
  );
}
