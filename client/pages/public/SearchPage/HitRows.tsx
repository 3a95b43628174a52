import { styled } from "@mui/material/styles";

/** Text results with small images, in two columns where there is space. */
export const HitRows = styled("ul")(({ theme }) => ({
  display: "grid",
  columnGap: "clamp(2rem, 5vw, 5rem)",
  listStyle: "none",
  "& > li": { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
