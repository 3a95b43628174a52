import type { CSSObject, Theme } from "@mui/material/styles";

/** One link that covers the whole result; screen readers announce its title. */
export const hitStyle = ({ theme }: { theme: Theme }): CSSObject => ({
  position: "relative",
  "& h3": { ...theme.typography.h4 },
  "& h3 + p": { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
  "& h3 a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "& h3 a:focus-visible": {
    outline: "none",
    "&::after": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 4 },
  },
  "&:hover h3 a": { textDecoration: "underline", textDecorationThickness: 1, textUnderlineOffset: "0.18em" },
});
