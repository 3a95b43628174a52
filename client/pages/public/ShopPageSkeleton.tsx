import { CardGridSkeleton } from "../../shared/ui/CardGridSkeleton";
import { SkeletonBlock } from "../../shared/ui/SkeletonBlock";
import { Wrap } from "../../shared/ui/Wrap";

/** Stands under the page's header, which needs no data: the filters, then the cards. */
export function ShopPageSkeleton() {
  return (
    <Wrap role="status" aria-label="Loading...">
      <SkeletonBlock height="48px" below={72} />
      <CardGridSkeleton count={8} columns={4} ratio="1 / 1" />
    </Wrap>
  );
}
