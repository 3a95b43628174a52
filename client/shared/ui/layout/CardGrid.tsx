import { styled } from "@mui/material/styles";
import { spaced } from "../../theme/spaced";

/** A list of cards; its children are `<li>`. On the narrowest screens 2 and 3 become one column, 4 becomes two. */
export const CardGrid = styled("ul", { shouldForwardProp: (prop) => prop !== "columns" })<{ columns?: 2 | 3 | 4 }>(
  ({ theme, columns = 3 }) => ({
    display: "grid",
    gap: `${spaced("clamp(2.25rem, 1.8rem + 2vw, 4rem)", theme)} clamp(1rem, 0.6rem + 1.6vw, 2.25rem)`,
    gridTemplateColumns: `repeat(${columns === 4 ? 2 : 1}, minmax(0, 1fr))`,
    listStyle: "none",
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [theme.breakpoints.up("md")]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  }),
);
