import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";

export interface ScreenPartProps {
  title: string;
  /** The purpose of the section. */
  text?: ReactNode;
  /** The name is above its content, which takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A titled section of a screen: the name at the left, the actions at the right; stacked on a phone. */
export function ScreenPart({ title, text, isWide = false, children }: ScreenPartProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} data-wide={isWide}>
      <header>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </header>
      <div>{children}</div>
    </Section>
  );
}

const Section = styled("section")(({ theme }) => ({
  display: "grid",
  gap: "20px 48px",
  "&[data-wide='false']": { maxWidth: 1080 },
  paddingBlock: 32,
  "& + &": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& > header h2": { ...theme.typography.h3 },
  "& > header p": { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
  "& > div": { minWidth: 0 },
  [theme.breakpoints.up("md")]: {
    "&[data-wide='false']": { gridTemplateColumns: "minmax(0, 15rem) minmax(0, 1fr)" },
  },
}));
