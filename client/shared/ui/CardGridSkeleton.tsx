import { CardGrid } from "./CardGrid";
import { SkeletonBlock } from "./SkeletonBlock";

/** Cards in waiting, of the shape that the cards will have. */
export function CardGridSkeleton({
  count = 6,
  ratio = "4 / 5",
  columns = 3,
}: {
  count?: number;
  ratio?: string;
  columns?: 2 | 3 | 4;
}) {
  return (
    <CardGrid columns={columns} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <SkeletonBlock ratio={ratio} />
          <SkeletonBlock width="70%" height="1.25rem" above={16} />
          <SkeletonBlock width="40%" height="1rem" above={8} />
        </li>
      ))}
    </CardGrid>
  );
}
