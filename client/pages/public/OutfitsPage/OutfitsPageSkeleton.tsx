import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";

export function OutfitsPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton label="Loading outfits..." />
      <Skeleton height="48px" style={{ marginBottom: 40 }} />
      <CardGridSkeleton count={6} ratio="3 / 4" />
    </Container>
  );
}
