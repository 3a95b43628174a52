import Container from "@mui/material/Container";
import { CardGridSkeleton } from "../../shared/ui/CardGridSkeleton";
import { HeaderSkeleton } from "../../shared/ui/HeaderSkeleton";

export function CategoryPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton />
      <CardGridSkeleton ratio="1 / 1" />
    </Container>
  );
}
