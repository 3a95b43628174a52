import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

/** "+12.5%", "-3%", "0%" */
const percentText = (percent: number): string =>
  `${percent > 0 ? "+" : ""}${new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }).format(percent)}%`;

export interface FigureCardProps {
  label: string;
  /** The formatted figure. */
  value: ReactNode;
  /** Change in percent; null or missing without a previous value. */
  change?: number | null;
  /** The figure of the change's period, where `value` is of a longer one: "34 in the last 7 days". */
  lately?: string;
  /** What the change is measured from; the previous week if omitted. */
  changeText?: string;
  /** One line below: last update, start date. */
  note?: ReactNode;
}

/** One large figure. The change has a sign and words. */
export function FigureCard({
  label,
  value,
  change = null,
  lately,
  changeText = "from the week before",
  note,
}: FigureCardProps) {
  return (
    <Card>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {change === null ? null : (
        <dd data-note data-way={change < 0 ? "down" : "up"}>
          {lately ? `${lately}, ` : null}
          <strong>{percentText(change)}</strong> {changeText}
        </dd>
      )}
      {note ? <dd data-note>{note}</dd> : null}
    </Card>
  );
}

export const FigureCards = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr))",
  gap: 12,
});

const Card = styled("div")(({ theme }) => ({
  containerType: "inline-size",
  display: "grid",
  alignContent: "start",
  gap: 4,
  padding: "16px 18px 18px",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  "& dt": { fontSize: "0.8125rem", fontWeight: 550, color: theme.vars.palette.text.secondary },
  "& dd": {
    ...theme.typography.h1,
    // A long amount is smaller rather than broken in two.
    fontSize: "clamp(1.0625rem, 13cqi, 1.875rem)",
    fontVariantNumeric: "lining-nums tabular-nums",
    overflowWrap: "normal",
  },
  "& dd[data-note]": {
    ...theme.typography.body2,
    overflowWrap: "anywhere",
    color: theme.vars.palette.text.secondary,
  },
  "& dd[data-way] strong": { fontWeight: 600, color: theme.vars.palette.success.main },
  "& dd[data-way='down'] strong": { color: theme.vars.palette.error.main },
}));
