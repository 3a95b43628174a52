import { styled } from "@mui/material/styles";

export const twoLines = {
  display: "-webkit-box",
  overflow: "hidden",
  overflowWrap: "anywhere",
  whiteSpace: "normal",
  lineHeight: 1.35,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
} as const;

/** A text of at most two lines in a cell of the grid. */
export const TwoLines = styled("span")(twoLines);
