import type { Theme } from "@mui/material/styles";

/** The circle around the number of a piece: in the pictures, in the list, and in the form. */
export const pieceMark = (theme: Theme) =>
  ({
    ...theme.typography.caption,
    width: 30,
    height: 30,
    border: `1px solid ${theme.vars.palette.text.primary}`,
    borderRadius: "50%",
    letterSpacing: 0,
  }) as const;

/** The circle while its piece stands out. */
export const highlightedMark = (theme: Theme) => ({
  borderColor: theme.vars.palette.primary.main,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
});
