import type { Theme } from "@mui/material/styles";

/**
 * Class names instead of styled components for what each row contains: a list has hundreds of cells, and Emotion
 * serializes the styles of each component whenever it renders.
 */
export const rowMenuClass = "row-menu";
export const rowNameClass = "row-name";
export const twoLinesClass = "two-lines";

/** The styles of those classes, for the element around the rows. */
export const rowStyles = (theme: Theme) => ({
  [`& .${rowMenuClass}`]: {
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    width: 36,
    height: 36,
    padding: 0,
    border: 0,
    background: "none",
    color: theme.vars.palette.text.secondary,
    cursor: "pointer",
    "@media (pointer: coarse)": { width: 44, height: 44 },
  },
  [`& .${rowMenuClass}:hover, & .${rowMenuClass}[aria-expanded='true']`]: { color: theme.vars.palette.text.primary },
  [`& .${rowMenuClass}:focus-visible, & .${rowNameClass}:focus-visible`]: {
    outline: `2px solid ${theme.vars.editorial.focus}`,
    outlineOffset: -2,
  },
  [`& .${rowNameClass}`]: {
    display: "block",
    minWidth: 0,
    maxWidth: "100%",
    padding: 0,
    border: 0,
    background: "none",
    font: "inherit",
    color: "inherit",
    textAlign: "left",
    whiteSpace: "inherit",
    cursor: "pointer",
  },
  [`& .${twoLinesClass}`]: {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "anywhere",
    whiteSpace: "normal",
    lineHeight: 1.35,
  },
  [`& .${rowNameClass}:hover`]: { textDecoration: "underline", textUnderlineOffset: "0.25em" },
});
