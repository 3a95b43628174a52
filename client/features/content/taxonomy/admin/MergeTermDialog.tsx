import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { RowSearch, type FoundRow } from "../../../../admin/form/RowSearch";
import { PanelDialog } from "../../../../admin/PanelDialog";
import { plural } from "../../../../shared/format/plural";
import type { TermList } from "./termLists";
import { shownTerms, type Counted } from "./termNames";

export interface MergeTermDialogProps {
  list: TermList;
  term: Counted;
  terms: readonly Counted[];
  onMerge: (into: Counted) => Promise<string | null>;
  onClose: () => void;
}

/** Chooses the term that stays, and shows how many rows change. */
export function MergeTermDialog({ list, term, terms, onMerge, onClose }: MergeTermDialogProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<FoundRow | null>(null);
  const [busy, setBusy] = useState(false);
  const { one, users } = list;
  const others = terms.filter(({ id }) => id !== term.id);
  const rows = shownTerms(others, { search: text, sort: "NAME", reverse: false }).map(({ id, name, usageCount }) => ({
    id,
    label: name,
    note: plural(usageCount, ...users),
  }));
  const into = others.find(({ id }) => id === chosen?.id);
  const merge = async () => {
    if (!into) return;
    setBusy(true);
    if ((await onMerge(into)) === null) onClose();
    else setBusy(false);
  };
  return (
    <PanelDialog
      title={`Merge ${term.name}`}
      maxWidth={480}
      onClose={() => {
        if (!busy) onClose();
      }}
      onSubmit={() => void merge()}
      footer={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy || !into}>
            {busy ? "Merging..." : "Merge"}
          </Button>
        </>
      }
    >
      <Choice>
        <p>Choose the {one} to keep.</p>
        <RowSearch
          label={`The ${one} to keep`}
          value={chosen}
          onChange={setChosen}
          finder={{ rows, state: "ready", search: setText }}
          kind="outfit"
          placeholder="Search by name"
          noneText="No entry with this name"
        />
        <p role="status">{into ? consequence(term, into, users) : null}</p>
      </Choice>
    </PanelDialog>
  );
}

const Choice = styled("div")({ display: "grid", gap: 12 });

function consequence({ name, usageCount }: Counted, into: Counted, users: TermList["users"]): string {
  const gets = `${plural(usageCount, ...users)} ${usageCount === 1 ? "gets" : "get"} ${into.name} instead of ${name}`;
  return usageCount === 0 ? `${name} is not used and will be deleted.` : `${gets}, and ${name} will be deleted.`;
}
