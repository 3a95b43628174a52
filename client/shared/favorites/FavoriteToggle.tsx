import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { HeartIcon } from "../ui/icons";
import { getPressedByKey } from "./pressedByKey";
import { useFavorites, type FavoriteList } from "./useFavorites";
import { hiddenWithoutScript } from "../theme/hiddenWithoutScript";

export interface FavoriteToggleProps {
  list: FavoriteList;
  id: string;
  title: string;
  /** Id of the element that names the item: all hearts have the same label. */
  describedBy?: string;
}

/** The heart in the corner of a card's image. Hidden without JavaScript. */
export function FavoriteToggle({ list, id, title, describedBy }: FavoriteToggleProps) {
  const favorites = useFavorites(list);
  const isFavorite = favorites.has(id);
  const label = isFavorite ? "Remove from favorites" : "Add to favorites";
  return (
    <Heart
      aria-label={label}
      aria-pressed={isFavorite}
      aria-describedby={describedBy}
      title={label}
      onClick={(event) => favorites.toggle(id, title, getPressedByKey(event))}
    >
      <HeartIcon filled={isFavorite} />
    </Heart>
  );
}

const Heart = styled(IconButton)(({ theme }) => ({
  position: "absolute",
  top: 4,
  right: 4,
  // Above the link that covers a card.
  zIndex: 1,
  // The visible background is smaller than the touch target, which would cover the image on a phone.
  "&::before": { content: '""', position: "absolute", inset: 4, background: theme.vars.palette.background.default },
  "& svg": { position: "relative" },
  ...hiddenWithoutScript,
}));
