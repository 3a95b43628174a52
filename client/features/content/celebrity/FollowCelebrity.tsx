import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { followerCount as showCount, wholeCount } from "../../../shared/format/count";
import { WaysToFollow } from "../../../shared/ui/links/WaysToFollow";
import { OwnPart } from "../../../shared/ui/OwnPart";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { useFollow } from "./useFollow";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";

export interface FollowCelebrityProps {
  id: string;
  slug: string;
  name: string;
  /** The number of followers without this browser's; null shows none. */
  followerCount: number | null | undefined;
}

/** The Follow button and the follower count, which includes this browser; below them, ways without this browser. */
export function FollowCelebrity({ id, slug, name, followerCount }: FollowCelebrityProps) {
  const { following, toggle } = useFollow(id, name);
  const count = typeof followerCount === "number" ? followerCount + (following ? 1 : 0) : null;
  return (
    <FollowActions>
      <NeedsScript>
        <Button variant={following ? "outlined" : "contained"} onClick={toggle}>
          {following ? "Following" : "Follow"}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </NeedsScript>
      {count === null ? null : (
        <data value={count} title={wholeCount(count)}>
          {showCount(count)} {count === 1 ? "follower" : "followers"}
          <OwnPart shown={showCount(count)} isCounted={following} text="including you" />
        </data>
      )}
      {/* Its space is reserved: whether the visitor follows is known only after hydration. */}
      <NewsLink to={paths.following()} data-following={following}>
        See what is new
      </NewsLink>
      <WaysToFollow kind="celebrity" slug={slug} name={name} />
    </FollowActions>
  );
}

const FollowActions = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 24px",
  "& button": { position: "relative", minWidth: 140 },
  "& details": { flexBasis: "100%" },
  "& data": { ...theme.typography.subtitle2, fontVariantNumeric: "lining-nums" },
}));

const NewsLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  textUnderlineOffset: "0.3em",
  visibility: "hidden",
  "&[data-following='true']": { visibility: "visible" },
}));

const NeedsScript = styled("span")(hiddenWithoutScript);
