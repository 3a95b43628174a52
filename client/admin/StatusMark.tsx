import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

interface StatusMarkProps {
  /** How full the circle is. */
  fill: "empty" | "half" | "most" | "full";
  children: ReactNode;
}

/** A status as text beside a circle, so that color is not the only signal. */
export const StatusMark = ({ fill, children }: StatusMarkProps) => <Mark data-fill={fill}>{children}</Mark>;

const Mark = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  whiteSpace: "nowrap",
  color: theme.vars.palette.text.secondary,
  "&::before": {
    content: '""',
    flex: "none",
    width: 9,
    height: 9,
    borderRadius: "50%",
    border: "1.5px solid currentColor",
  },
  "&[data-fill='half']": { color: theme.vars.palette.text.primary },
  "&[data-fill='half']::before": { background: "linear-gradient(90deg, currentColor 50%, transparent 50%)" },
  "&[data-fill='most']": { color: theme.vars.palette.primary.main },
  "&[data-fill='most']::before": { background: "linear-gradient(90deg, currentColor 75%, transparent 75%)" },
  "&[data-fill='full']": { color: theme.vars.palette.text.primary },
  "&[data-fill='full']::before": {
    background: theme.vars.palette.success.main,
    borderColor: theme.vars.palette.success.main,
  },
}));
