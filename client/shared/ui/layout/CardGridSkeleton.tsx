import Skeleton from "@mui/material/Skeleton";
import { CardGrid } from "./CardGrid";

/** Skeleton cards in the shape of the loaded cards. */
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
          <Skeleton height="auto" style={{ aspectRatio: ratio }} />
          <Skeleton width="70%" height="1.25rem" style={{ marginTop: 16 }} />
          <Skeleton width="40%" height="1rem" style={{ marginTop: 8 }} />
        </li>
      ))}
    </CardGrid>
  );
}
