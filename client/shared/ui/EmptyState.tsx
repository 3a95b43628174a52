import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** Heading level, so that the page's outline stays whole. */
  level?: 2 | 3;
  action?: ReactNode;
}

/** A list that is empty, and what to do about it. */
export function EmptyState({ title, text, level = 2, action }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Room>
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </Room>
  );
}

const Room = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: 16,
  paddingBlock: "clamp(3rem, 2rem + 4vw, 6rem)",
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  textAlign: "center",
  "& h2, & h3": { ...theme.typography.h3 },
  "& p": { maxWidth: "44ch", color: theme.vars.palette.text.secondary },
}));
