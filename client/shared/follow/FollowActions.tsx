import { memo, Suspense } from "react";
import { lazyPart } from "../ui/lazyPart";
import type { FollowButtonProps } from "./FollowButton";

const FollowButton = lazyPart(async () => (await import("./FollowButton")).FollowButton);

/**
 * Follows a celebrity or a place, in this browser or without it. The server renders it; its code comes after that of the page,
 * hence `memo` as in `WaysToFollow`.
 */
export const FollowActions = memo((props: FollowButtonProps) => (
  <Suspense fallback={<div style={{ minHeight: 100 }} />}>
    <FollowButton {...props} />
  </Suspense>
));
