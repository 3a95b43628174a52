import { RowSearch } from "../../../../shared/admin/form/RowSearch";
import type { MentionKind, MentionRow } from "./mentionFinders";

export interface MentionSearchProps {
  kind: MentionKind;
  onChoose: (row: MentionRow) => void;
}

/** Searches rows of one kind; choosing one is final. */
export function MentionSearch({ kind, onChoose }: MentionSearchProps) {
  const finder = kind.useFinder();
  return (
    <RowSearch
      value={null}
      onChange={(row) => {
        const chosen = finder.rows.find(({ id }) => id === row?.id);
        if (chosen) onChoose(chosen);
      }}
      finder={finder}
      kind={kind.picture}
      placeholder={kind.placeholder}
      noneText={kind.noneText}
      label={`Search for a ${kind.noun}`}
    />
  );
}
