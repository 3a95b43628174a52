import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

/** Shown below the page's header, which needs no data. */
export function TopicsPageSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading topics...</VisuallyHidden>
      <CardGridSkeleton count={12} ratio="4 / 3" />
    </>
  );
}
