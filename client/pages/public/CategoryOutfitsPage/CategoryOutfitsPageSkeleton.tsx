import Container from "@mui/material/Container";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";

export function CategoryOutfitsPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton />
      <CardGridSkeleton ratio="3 / 4" />
    </Container>
  );
}
