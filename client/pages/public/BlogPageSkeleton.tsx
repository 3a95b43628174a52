import { CardGridSkeleton } from "../../shared/ui/CardGridSkeleton";
import { HeaderSkeleton } from "../../shared/ui/HeaderSkeleton";
import { Wrap } from "../../shared/ui/Wrap";

export function BlogPageSkeleton() {
  return (
    <Wrap>
      <HeaderSkeleton label="Loading articles..." />
      <CardGridSkeleton count={2} columns={2} ratio="3 / 2" />
    </Wrap>
  );
}
