import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";
import type { Difference, Side } from "./merge";

export interface ConflictFieldProps {
  label: string;
  difference: Difference;
  choice: Side | undefined;
  display?: (path: string, value: unknown) => ReactNode;
  onChoose: (side: Side) => void;
}

const changed = {
  mine: "Only you changed this",
  theirs: "Only the other person changed this",
  both: "Both of you changed this: please choose",
};

/** Formats a form value as text. */
function formatValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (Array.isArray(value)) return value.length === 0 ? "(none)" : value.map((one) => formatValue(one)).join(", ");
  if (value === null || value === undefined || value === "") return "(empty)";
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** One field in both versions, side by side; stacked on a phone. */
export function ConflictField({ label, difference, choice, display, onChoose }: ConflictFieldProps) {
  const name = useId();
  const { path, changedBy } = difference;
  const sides = [
    { side: "mine", title: "Your version" },
    { side: "theirs", title: "Current version" },
  ] as const;
  return (
    <ConflictGroup data-open={choice === undefined}>
      <legend>
        {label} <small>{changed[changedBy]}</small>
      </legend>
      <div>
        {sides.map(({ side, title }) => (
          <label key={side} data-chosen={choice === side}>
            <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
            <strong>{title}</strong>
            <span>{display?.(path, difference[side]) ?? formatValue(difference[side])}</span>
          </label>
        ))}
      </div>
    </ConflictGroup>
  );
}

const ConflictGroup = styled("fieldset")(({ theme }) => ({
  minWidth: 0,
  margin: "22px 0 0",
  padding: 0,
  border: 0,
  "& legend": { padding: 0, marginBottom: 6, fontWeight: 550 },
  "& legend small": { marginLeft: 6, fontWeight: 400, color: theme.vars.palette.text.secondary },
  "&[data-open='true'] legend small": { color: theme.vars.palette.error.main },
  "& > div": {
    display: "grid",
    gap: 8,
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  },
  "& label": {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    alignContent: "start",
    gap: "2px 8px",
    padding: "10px 12px",
    border: `1px solid ${theme.vars.palette.divider}`,
    cursor: "pointer",
  },
  "& label[data-chosen='true']": {
    borderColor: theme.vars.palette.text.primary,
    background: theme.vars.editorial.accentWash,
  },
  "& label strong": { fontSize: "0.8125rem", fontWeight: 550 },
  "& label span": {
    gridColumn: "1 / -1",
    maxHeight: 180,
    overflowY: "auto",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    fontSize: "0.875rem",
  },
  "& input": { accentColor: theme.vars.palette.primary.main },
}));
