import { CardGridSkeleton } from "../../shared/ui/CardGridSkeleton";
import { HeaderSkeleton } from "../../shared/ui/HeaderSkeleton";
import { SkeletonBlock } from "../../shared/ui/SkeletonBlock";
import { Wrap } from "../../shared/ui/Wrap";

export function OutfitsPageSkeleton() {
  return (
    <Wrap>
      <HeaderSkeleton label="Loading outfits..." />
      <SkeletonBlock height="48px" below={40} />
      <CardGridSkeleton count={6} ratio="3 / 4" />
    </Wrap>
  );
}
