import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { shortCount, wholeCount } from "../../shared/format/count";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import { useFollow } from "./useFollow";

export interface FollowCelebrityProps {
  id: string;
  name: string;
  /** The number of followers without this browser's; null shows none. */
  followerCount: number | null | undefined;
}

/** The Follow button and the follower count, which includes this browser. */
export function FollowCelebrity({ id, name, followerCount }: FollowCelebrityProps) {
  const { following, toggle } = useFollow(id, name);
  const count = typeof followerCount === "number" ? followerCount + (following ? 1 : 0) : null;
  return (
    <Row>
      <NeedsScript>
        <Button variant={following ? "outlined" : "contained"} onClick={toggle}>
          {following ? "Following" : "Follow"}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </NeedsScript>
      {count === null ? null : (
        <data value={count} title={wholeCount(count)}>
          {shortCount(count)} {count === 1 ? "follower" : "followers"}
        </data>
      )}
    </Row>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 24px",
  "& button": { position: "relative", minWidth: 140 },
  "& data": { ...theme.typography.subtitle2, fontVariantNumeric: "lining-nums" },
}));

const NeedsScript = styled("span")({ "@media (scripting: none)": { display: "none" } });
