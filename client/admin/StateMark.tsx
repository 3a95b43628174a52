import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

/** A state as text; problems are bold, so that color is not the only signal. */
export function StateMark({ tone, children }: { tone: "fine" | "plain" | "problem"; children: ReactNode }) {
  return <Mark data-tone={tone}>{children}</Mark>;
}

const Mark = styled("span")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  "&[data-tone='fine']": { color: theme.vars.palette.success.main },
  "&[data-tone='problem']": { color: theme.vars.palette.error.main, fontWeight: 600 },
}));
