import type { CSSObject, Theme } from "@mui/material/styles";

/** A highlighter stroke on the lower half of the line; the text color stays, to keep the contrast. */
export const markStyle = ({ theme }: { theme: Theme }): CSSObject => ({
  "& mark": {
    background: `linear-gradient(transparent 56%, color-mix(in srgb, ${theme.vars.palette.primary.main} 26%, transparent) 56%)`,
    color: "inherit",
    fontWeight: 600,
  },
});
