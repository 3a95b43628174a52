import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { changeText } from "../countText";

export interface FigureCardProps {
  label: string;
  /** The figure as it is written. */
  value: ReactNode;
  /** Percent against the week before; null or left out when there is nothing to compare with. */
  change?: number | null;
  /** One line below: how fresh, since when. */
  note?: ReactNode;
}

/** One figure, large. The change says in words and sign which way it went. */
export function FigureCard({ label, value, change = null, note }: FigureCardProps) {
  return (
    <Card>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {change === null ? null : (
        <dd data-note data-way={change < 0 ? "down" : "up"}>
          <strong>{changeText(change)}</strong> against the week before
        </dd>
      )}
      {note ? <dd data-note>{note}</dd> : null}
    </Card>
  );
}

export const FigureCards = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.75rem), 1fr))",
  gap: 12,
});

const Card = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: 4,
  padding: "16px 18px 18px",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  "& dt": { fontSize: "0.8125rem", fontWeight: 550, color: theme.vars.palette.text.secondary },
  "& dd": {
    ...theme.typography.h1,
    fontSize: "1.875rem",
    fontVariantNumeric: "lining-nums tabular-nums",
    overflowWrap: "anywhere",
  },
  "& dd[data-note]": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& dd[data-way] strong": { fontWeight: 600, color: theme.vars.palette.success.main },
  "& dd[data-way='down'] strong": { color: theme.vars.palette.error.main },
}));
