import { memo, Suspense } from "react";
import type { FeedAddressesProps } from "../ui/links/FeedAddresses";
import { lazyPart } from "../ui/lazyPart";

const FollowButton = lazyPart(async () => (await import("./FollowButton")).FollowButton);

export interface FollowActionsProps extends FeedAddressesProps {
  id: string;
  /** Ids with the same meaning, such as those of the other events of a series. */
  others?: readonly string[];
  /** The number of followers without this browser's; null shows none. */
  followerCount?: number | null;
}

/**
 * Follows a celebrity or a place, in this browser or without it. The server renders it; its code comes after that of the page,
 * hence `memo` as in `WaysToFollow`.
 */
export const FollowActions = memo((props: FollowActionsProps) => (
  <Suspense fallback={<div style={{ minHeight: 100 }} />}>
    <FollowButton {...props} />
  </Suspense>
));
