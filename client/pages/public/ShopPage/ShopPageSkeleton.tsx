import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";

/** Shown below the page's header, which needs no data: the filters, then the cards. */
export function ShopPageSkeleton() {
  return (
    <Container role="status" aria-label="Loading...">
      <Skeleton height="48px" style={{ marginBottom: 72 }} />
      <CardGridSkeleton count={8} columns={4} ratio="1 / 1" />
    </Container>
  );
}
