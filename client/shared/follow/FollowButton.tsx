import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { followerCount as showCount, wholeCount } from "../format/count";
import { hiddenWithoutScript } from "../theme/hiddenWithoutScript";
import { WaysToFollow } from "../ui/links/WaysToFollow";
import type { FeedAddressesProps } from "../ui/links/FeedAddresses";
import { OwnPart } from "../ui/OwnPart";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { useFollow } from "./useFollow";

export interface FollowButtonProps extends FeedAddressesProps {
  id: string;
  /** Ids with the same meaning, such as those of the other events of a series. */
  others?: readonly string[];
  /** The number of followers without this browser's; null shows none. */
  followerCount?: number | null;
}

/** The Follow button and the follower count, which includes this browser; below them, ways without this browser. */
export function FollowButton({ id, others, followerCount, ...ways }: FollowButtonProps) {
  const { kind, name } = ways;
  const { following, toggle } = useFollow(id, name, others);
  const count = typeof followerCount === "number" ? followerCount + (following ? 1 : 0) : null;
  return (
    <Actions data-place={kind !== "celebrity"}>
      <NeedsScript>
        <Button variant={following ? "outlined" : "contained"} onClick={toggle}>
          {following ? "Following" : "Follow"}
          {/* The page of an event has another title. */}
          {kind === "series" ? ` ${name}` : <VisuallyHidden> {name}</VisuallyHidden>}
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
      <WaysToFollow id={id} {...ways} />
    </Actions>
  );
}

const Actions = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 24px",
  "&[data-place='true']": { marginTop: 20 },
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
