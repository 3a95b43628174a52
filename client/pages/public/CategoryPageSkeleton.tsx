import { CardGridSkeleton } from "../../shared/ui/CardGridSkeleton";
import { HeaderSkeleton } from "../../shared/ui/HeaderSkeleton";
import { Wrap } from "../../shared/ui/Wrap";

export function CategoryPageSkeleton() {
  return (
    <Wrap>
      <HeaderSkeleton />
      <CardGridSkeleton ratio="1 / 1" />
    </Wrap>
  );
}
