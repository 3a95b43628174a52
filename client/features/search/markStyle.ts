import type { Theme } from "@mui/material/styles";

/** A marker's stroke on the lower half of the line; the ink keeps its colour, so that the mark costs no contrast. */
export const markStyle = ({ theme }: { theme: Theme }) => ({
  "& mark": {
    background: `linear-gradient(transparent 58%, ${theme.vars.editorial.accentWash} 58%)`,
    color: "inherit",
    fontWeight: 600,
  },
});
