import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** Heading level, to keep the page's outline complete. */
  level?: 2 | 3;
  action?: ReactNode;
}

/** Shown for an empty list, with the next step. */
export function EmptyState({ title, text, level = 2, action }: EmptyStateProps) {
  return (
    <Container>
      <Typography variant="h3" component={level === 2 ? "h2" : "h3"}>
        {title}
      </Typography>
      {text ? (
        <Typography color="textSecondary" sx={{ maxWidth: "44ch" }}>
          {text}
        </Typography>
      ) : null}
      {action}
    </Container>
  );
}

const Container = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: 16,
  paddingBlock: "clamp(3rem, 2rem + 4vw, 6rem)",
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  textAlign: "center",
}));
