import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { getPressedByKey } from "../../../shared/favorites/pressedByKey";
import { useFavorites } from "../../../shared/favorites/useFavorites";
import { shortCount } from "../../../shared/format/count";
import { HeartIcon } from "../../../shared/ui/icons";
import { OwnPart } from "../../../shared/ui/OwnPart";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";

export interface LikeOutfitProps {
  id: string;
  title: string;
  /** The number of likes without this browser's; null shows no number. */
  likeCount: number | null;
}

const showLikes = (count: number): string => `${shortCount(count)} ${count === 1 ? "Like" : "Likes"}`;

/** "3.2k Likes" and a heart. A look that the visitor likes is a favorite, which adds one to the number. */
export function LikeOutfit({ id, title, likeCount }: LikeOutfitProps) {
  const favorites = useFavorites("looks");
  const mine = favorites.has(id);
  const total = likeCount === null ? null : likeCount + (mine ? 1 : 0);
  return (
    <>
      <Toggle
        variant="text"
        aria-pressed={mine}
        onClick={(event) => favorites.toggle(id, title, getPressedByKey(event))}
      >
        <HeartIcon filled={mine} />
        {total === null ? (mine ? "Liked" : "Like") : showLikes(total)}
        {total === null ? null : <OwnPart shown={shortCount(total)} isCounted={mine} text="including yours" />}
        <VisuallyHidden>, like {title}</VisuallyHidden>
      </Toggle>
      {likeCount === null ? null : <noscript>{showLikes(likeCount)}</noscript>}
    </>
  );
}

const Toggle = styled(Button)({
  padding: "0 4px",
  textDecoration: "none",
  fontVariantNumeric: "lining-nums tabular-nums",
  ...hiddenWithoutScript,
});
