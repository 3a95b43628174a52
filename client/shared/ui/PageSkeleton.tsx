import { CardGridSkeleton } from "./CardGridSkeleton";
import { HeaderSkeleton } from "./HeaderSkeleton";
import { Wrap } from "./Wrap";

/** For a page that brings no skeleton of its own. */
export function PageSkeleton({ label = "Loading..." }: { label?: string }) {
  return (
    <Wrap>
      <HeaderSkeleton label={label} />
      <CardGridSkeleton />
    </Wrap>
  );
}
