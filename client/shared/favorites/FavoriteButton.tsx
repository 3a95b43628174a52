import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { HeartIcon } from "../ui/icons";
import { useFavorites, type FavoriteList } from "./useFavorites";
import { hiddenWithoutScript } from "../theme/hiddenWithoutScript";

export interface FavoriteButtonProps {
  list: FavoriteList;
  id: string;
  title: string;
}

/** The heart of a page about a single item, with a visible label. Hidden without JavaScript. */
export function FavoriteButton({ list, id, title }: FavoriteButtonProps) {
  const favorites = useFavorites(list);
  const isFavorite = favorites.has(id);
  return (
    <Toggle
      variant="text"
      startIcon={<HeartIcon filled={isFavorite} />}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(id, title)}
    >
      {isFavorite ? "Remove from favorites" : "Add to favorites"}
    </Toggle>
  );
}

const Toggle = styled(Button)({
  padding: "0 4px",
  textDecoration: "none",
  ...hiddenWithoutScript,
});
