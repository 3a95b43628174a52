import { styled } from "@mui/material/styles";

/** Letter-spaced capitals, 12 px: the small line above a title. */
export const Kicker = styled("p")(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.vars.palette.primary.main,
}));
