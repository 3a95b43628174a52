import { shortCount } from "../../shared/format/count";
import { useLocalSet } from "../../shared/hooks/useLocalSet";
import { styled } from "@mui/material/styles";
import { HeartIcon } from "../../shared/ui/icons";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";

export interface LikeOutfitProps {
  id: string;
  title: string;
  /** Likes before this browser's own; null shows no figure. */
  likeCount: number | null;
}

/** "3.2k Likes" and a heart: the visitor's own like is kept in this browser and moves the figure by one. */
export function LikeOutfit({ id, title, likeCount }: LikeOutfitProps) {
  const liked = useLocalSet("liked-outfits");
  const mine = liked.has(id);
  const total = likeCount === null ? null : likeCount + (mine ? 1 : 0);
  return (
    <Toggle type="button" aria-pressed={mine} onClick={() => liked.toggle(id)}>
      <HeartIcon filled={mine} />
      {total === null ? (mine ? "Liked" : "Like") : `${shortCount(total)} ${total === 1 ? "Like" : "Likes"}`}
      <VisuallyHidden>, like {title}</VisuallyHidden>
    </Toggle>
  );
}

const Toggle = styled("button")(({ theme }) => ({
  ...theme.typography.button,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 48,
  padding: "0 4px",
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  fontVariantNumeric: "lining-nums tabular-nums",
  transition: "color 160ms",
  "&:hover, &[aria-pressed='true']": { color: theme.vars.palette.primary.main },
}));
