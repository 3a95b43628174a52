import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";

export interface StatPartProps {
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  /** One line below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** A titled section of a screen with figures. */
export function StatPart({ title, action, text, children }: StatPartProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {text ? <p data-text>{text}</p> : null}
      {children}
    </Section>
  );
}

const Section = styled("section")(({ theme }) => ({
  minWidth: 0,
  "& > header": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "4px 16px",
    paddingBottom: 10,
  },
  "& > header h2": { ...theme.typography.h3 },
  "& > header a": { ...theme.typography.body2 },
  "& > p[data-text]": {
    ...theme.typography.body2,
    marginTop: -6,
    paddingBottom: 10,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Sections side by side on wide screens. */
export const StatGrid = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "40px clamp(24px, 4vw, 56px)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
