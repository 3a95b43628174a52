import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

export interface StateNoticeProps {
  kind: "success" | "error" | "info";
  title: string;
  children?: ReactNode;
}

/** The outcome of an action, shown until it is replaced. Screen readers announce failures immediately. */
export function StateNotice({ kind, title, children }: StateNoticeProps) {
  return (
    <Box data-kind={kind} role={kind === "error" ? "alert" : "status"}>
      <strong>{title}</strong>
      {children}
    </Box>
  );
}

const Box = styled("div")(({ theme }) => ({
  display: "grid",
  // A wide table scrolls within.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  padding: "16px 20px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeftWidth: 3,
  background: theme.vars.palette.background.paper,
  fontSize: "0.9375rem",
  "& > strong": { ...theme.typography.h4 },
  "& pre": {
    overflowX: "auto",
    padding: "10px 12px",
    background: theme.vars.editorial.sunken,
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace",
    fontSize: "0.8125rem",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  "&[data-kind='success']": { borderLeftColor: theme.vars.palette.success.main },
  "&[data-kind='error']": { borderLeftColor: theme.vars.palette.error.main },
  "&[data-kind='error'] > strong": { color: theme.vars.palette.error.main },
}));
