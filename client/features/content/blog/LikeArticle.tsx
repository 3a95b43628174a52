import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { shortCount } from "../../../shared/format/count";
import { useLocalSet } from "../../../shared/hooks/useLocalSet";
import { useToast } from "../../../shared/toast/ToastContext";
import { HeartIcon } from "../../../shared/ui/icons";
import { OwnPart } from "../../../shared/ui/OwnPart";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";

export interface LikeArticleProps {
  id: string;
  /** The number of likes without this browser's; null shows no number until the visitor likes it. */
  likeCount: number | null;
}

const showLikes = (count: number): string => `${shortCount(count)} ${count === 1 ? "Like" : "Likes"}`;

/** The browser stores the visitor's like, which adds one to the number. */
export function LikeArticle({ id, likeCount }: LikeArticleProps) {
  const liked = useLocalSet("liked-articles");
  const toast = useToast();
  const mine = liked.has(id);
  const total = (likeCount ?? 0) + (mine ? 1 : 0);
  return (
    <>
      <Toggle
        variant="text"
        aria-pressed={mine}
        onClick={() => {
          if (liked.toggle(id)) toast({ title: "Thanks for liking this article!" });
        }}
      >
        <HeartIcon filled={mine} />
        {likeCount !== null || mine ? showLikes(total) : "Like"}
        <OwnPart shown={shortCount(total)} isCounted={mine} text="including yours" />
      </Toggle>
      {likeCount === null ? null : <noscript>{showLikes(likeCount)}</noscript>}
    </>
  );
}

const Toggle = styled(Button)({
  padding: 0,
  textDecoration: "none",
  fontVariantNumeric: "lining-nums tabular-nums",
  ...hiddenWithoutScript,
});
