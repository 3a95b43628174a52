import { styled } from "@mui/material/styles";
import { useState } from "react";
import { plural } from "../../../shared/format/plural";
import { ChangedField, type Changed } from "./ChangedField";
import { fieldLabel } from "./fieldLabel";

/** Number of fields listed before the diff is opened. */
const maxNamed = 4;

const summarizeChanges = (changes: readonly Changed[]): string => {
  const names = changes.slice(0, maxNamed).map(({ field }) => fieldLabel(field));
  const more = changes.length > maxNamed ? " and more" : "";
  return `${plural(changes.length, "field")}: ${names.join(", ")}${more}`;
};

/** The changes of an edit; diffs of long text open on demand. */
export function EntryChanges({ changes }: { changes: readonly Changed[] }) {
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summarizeChanges(changes)}</summary>
      {open ? (
        <dl>
          {changes.map((change) => (
            <ChangedField key={change.field} {...change} />
          ))}
        </dl>
      ) : null}
    </Fold>
  );
}

const Fold = styled("details")(({ theme }) => ({
  fontSize: "0.875rem",
  "& summary": {
    width: "fit-content",
    paddingBlock: 4,
    cursor: "pointer",
    color: theme.vars.palette.text.secondary,
    "&:hover": { color: theme.vars.palette.text.primary },
  },
  "& dl": { margin: "6px 0 4px", borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));
