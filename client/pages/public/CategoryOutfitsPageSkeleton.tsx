import Container from "@mui/material/Container";
import { CardGridSkeleton } from "../../shared/ui/CardGridSkeleton";
import { HeaderSkeleton } from "../../shared/ui/HeaderSkeleton";

export function CategoryOutfitsPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton />
      <CardGridSkeleton ratio="3 / 4" />
    </Container>
  );
}
