import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { shortCount } from "../../shared/format/count";
import { useLocalSet } from "../../shared/hooks/useLocalSet";
import { HeartIcon } from "../../shared/ui/icons";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";

export interface LikeOutfitProps {
  id: string;
  title: string;
  /** The number of likes without this browser's; null shows no number. */
  likeCount: number | null;
}

/** "3.2k Likes" and a heart. The browser stores the visitor's like, which adds one to the number. */
export function LikeOutfit({ id, title, likeCount }: LikeOutfitProps) {
  const liked = useLocalSet("liked-outfits");
  const mine = liked.has(id);
  const total = likeCount === null ? null : likeCount + (mine ? 1 : 0);
  return (
    <Toggle variant="text" aria-pressed={mine} onClick={() => liked.toggle(id)}>
      <HeartIcon filled={mine} />
      {total === null ? (mine ? "Liked" : "Like") : `${shortCount(total)} ${total === 1 ? "Like" : "Likes"}`}
      <VisuallyHidden>, like {title}</VisuallyHidden>
    </Toggle>
  );
}

const Toggle = styled(Button)({
  padding: "0 4px",
  textDecoration: "none",
  fontVariantNumeric: "lining-nums tabular-nums",
});
