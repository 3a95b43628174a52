import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useBulkChange } from "../../../graphql/admin/useBulkChange";
import {
  BulkCelebritiesDocument,
  CelebrityTermsDocument,
  type BulkCelebritiesInput,
} from "../../../graphql/generated/adminOperations";
import { BulkDialog } from "../../../shared/admin/grid/BulkDialog";
import { GridSelect } from "../../../shared/admin/grid/GridSelect";
import { plural } from "../../../shared/format/plural";
import { useToast } from "../../../shared/toast/ToastContext";
import { celebrityLists } from "./celebrityLists";

export type BulkAction = "delete" | "category" | "styleType";

export interface BulkCelebritiesProps {
  action: BulkAction;
  /** Either chosen rows or everything that matches. */
  rows: Pick<BulkCelebritiesInput, "ids" | "filter">;
  onDone: () => void;
  onClose: () => void;
}

const words = {
  delete: { title: "Delete celebrities", confirm: "Delete", busy: "Deleting...", done: "moved to the trash" },
  category: { title: "Change category", confirm: "Change", busy: "Changing...", done: "changed" },
  styleType: { title: "Change style type", confirm: "Change", busy: "Changing...", done: "changed" },
};

const noun = ["celebrity", "celebrities"] as const;

/** Deletes many celebrities or gives them a category or a style, with one Undo for all. */
export function BulkCelebrities({ action, rows, onDone, onClose }: BulkCelebritiesProps) {
  const toast = useToast();
  const bulk = useBulkChange(BulkCelebritiesDocument, {
    answerOf: ({ bulkCelebrities }) => bulkCelebrities,
    lists: celebrityLists,
  });
  const { data: terms } = useQuery(CelebrityTermsDocument);
  const [value, setValue] = useState("");
  const { title, confirm, busy, done } = words[action];
  const deletes = action === "delete";
  const input = { ...rows, ...(deletes ? { delete: true } : { [action]: value }) };

  const run = async () => {
    const { changed, undo } = await bulk.run(input);
    toast({ title: `${plural(changed, ...noun)} ${done}`, ...undo });
    onDone();
  };
  const choices = action === "category" ? terms?.categories : terms?.styleTypes;
  const given = value === "" ? null : `will get the ${action === "category" ? "category" : "style type"} ${value}`;
  return (
    <BulkDialog
      title={title}
      noun={noun}
      consequence={deletes ? "will be moved to the trash" : given}
      count={() => bulk.count(input)}
      run={run}
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
