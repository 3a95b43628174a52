import { styled } from "@mui/material/styles";

/** Text of a cell that may be long: two lines, then an ellipsis; a phone shows all of it. */
export const GridText = styled("span")(({ theme }) => ({
  overflowWrap: "anywhere",
  [theme.breakpoints.up("sm")]: {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    whiteSpace: "normal",
    lineHeight: 1.35,
  },
}));
