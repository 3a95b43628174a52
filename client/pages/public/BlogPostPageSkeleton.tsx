import { HeaderSkeleton } from "../../shared/ui/HeaderSkeleton";
import { SkeletonBlock } from "../../shared/ui/SkeletonBlock";
import { Wrap } from "../../shared/ui/Wrap";

export function BlogPostPageSkeleton() {
  return (
    <Wrap>
      <HeaderSkeleton label="Loading article..." />
      <SkeletonBlock ratio="2 / 1" />
    </Wrap>
  );
}
