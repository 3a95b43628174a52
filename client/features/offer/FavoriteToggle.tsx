import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { HeartIcon } from "../../shared/ui/icons";
import { useFavorites } from "./useFavorites";

export interface FavoriteToggleProps {
  id: string;
  title: string;
  /** Id of the element that names the item: all hearts have the same label. */
  describedBy?: string;
}

/** The heart button of a card. */
export function FavoriteToggle({ id, title, describedBy }: FavoriteToggleProps) {
  const favorites = useFavorites();
  const isFavorite = favorites.has(id);
  return (
    <Heart
      aria-label={isFavorite ? "Remove from favorites" : "Add to favorites"}
      aria-pressed={isFavorite}
      aria-describedby={describedBy}
      title={isFavorite ? "Remove from favorites" : "Add to favorites"}
      onClick={() => favorites.toggle(id, title)}
    >
      <HeartIcon filled={isFavorite} />
    </Heart>
  );
}

const Heart = styled(IconButton)(({ theme }) => ({
  // The visible background is smaller than the touch target, which would cover the image on a phone.
  "&::before": { content: '""', position: "absolute", inset: 4, background: theme.vars.palette.background.default },
  "& svg": { position: "relative" },
}));
