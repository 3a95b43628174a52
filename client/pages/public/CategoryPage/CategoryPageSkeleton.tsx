import Container from "@mui/material/Container";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";

export function CategoryPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton />
      <CardGridSkeleton ratio="1 / 1" />
    </Container>
  );
}
