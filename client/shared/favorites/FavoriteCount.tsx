import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { useFavorites } from "./useFavorites";

/** The number of looks and products among the favorites, at the corner of an icon, where it moves nothing. */
export function FavoriteCount() {
  const count = useFavorites("looks").ids.length + useFavorites("products").ids.length;
  return (
    <>
      <VisuallyHidden>{count > 0 ? `Favorites, ${count} saved` : "Favorites"}</VisuallyHidden>
      {count > 0 ? <Count aria-hidden="true">{count > 99 ? "99+" : count}</Count> : null}
    </>
  );
}

const Count = styled("span")(({ theme }) => ({
  position: "absolute",
  top: 2,
  right: 0,
  minWidth: 18,
  padding: "0 4px",
  borderRadius: 9,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: "0.6875rem",
  fontWeight: 600,
  lineHeight: "18px",
  textAlign: "center",
}));
