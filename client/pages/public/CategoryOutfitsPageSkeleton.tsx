import { CardGridSkeleton } from "../../shared/ui/CardGridSkeleton";
import { HeaderSkeleton } from "../../shared/ui/HeaderSkeleton";
import { Wrap } from "../../shared/ui/Wrap";

export function CategoryOutfitsPageSkeleton() {
  return (
    <Wrap>
      <HeaderSkeleton />
      <CardGridSkeleton ratio="3 / 4" />
    </Wrap>
  );
}
