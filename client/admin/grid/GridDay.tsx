import { styled } from "@mui/material/styles";
import { scheduledText, paddedDate } from "../../shared/format/date";

/** A date cell. A future date shows that the row is not public yet. */
export function GridDay({ day }: { day: string | null }) {
  if (!day) return null;
  const scheduled = scheduledText(day);
  return <Day dateTime={day}>{scheduled ? <strong>{scheduled}</strong> : paddedDate(day)}</Day>;
}

const Day = styled("time")(({ theme }) => ({
  "& strong": {
    display: "inline-block",
    padding: "2px 8px",
    fontSize: "0.75rem",
    lineHeight: 1.4,
    fontWeight: 550,
    whiteSpace: "normal",
    background: theme.vars.editorial.accentWash,
  },
}));
