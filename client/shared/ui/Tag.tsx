import { styled, type Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

export interface TagProps {
  children: ReactNode;
  /** With an address the tag is a link. */
  to?: string;
  /** "accent" for what should catch the eye, such as Sale. */
  tone?: "plain" | "accent";
}

/** A word in a thin frame: occasion, tag, Sale. */
export function Tag({ children, to, tone = "plain" }: TagProps) {
  return to === undefined ? (
    <Frame data-tone={tone}>{children}</Frame>
  ) : (
    <LinkFrame to={to} data-tone={tone}>
      {children}
    </LinkFrame>
  );
}

const look = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.caption,
  display: "inline-flex",
  alignItems: "center",
  minHeight: 28,
  padding: "2px 10px",
  border: `1px solid ${theme.vars.editorial.control}`,
  textDecoration: "none",
  "&[data-tone='accent']": {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
});

const Frame = styled("span")(look);
const LinkFrame = styled(Link)(look, ({ theme }) => ({
  minHeight: 36,
  "&:hover": { borderColor: theme.vars.palette.text.primary, background: theme.vars.editorial.sunken },
}));
