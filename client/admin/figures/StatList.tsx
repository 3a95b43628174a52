import { styled } from "@mui/material/styles";

/** A list of lines in a part of a screen with figures. */
export const StatList = styled("ul")(({ theme }) => ({
  listStyle: "none",
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& li": {
    padding: "9px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: "0.875rem",
    overflowWrap: "anywhere",
  },
}));
