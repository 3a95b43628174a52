import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

export interface EntryCardProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** A screen outside the frame of the admin area: a card in the middle of the window. */
export function EntryCard({ title, text, children }: EntryCardProps) {
  return (
    <Container>
      <Card>
        <header>
          <h1>{title}</h1>
          <p>{text}</p>
        </header>
        {children}
      </Card>
    </Container>
  );
}

const Container = styled("main")({
  display: "grid",
  placeItems: "center",
  minHeight: "100dvh",
  padding: "24px 16px",
});

const Card = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 28,
  width: "100%",
  maxWidth: 400,
  padding: "clamp(1.5rem, 1rem + 3vw, 2.5rem)",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  "& header": { display: "grid", gap: 4 },
  "& h1": { ...theme.typography.h1, letterSpacing: "-0.03em" },
  "& footer": {
    ...theme.typography.caption,
    paddingTop: 20,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  "& header p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
