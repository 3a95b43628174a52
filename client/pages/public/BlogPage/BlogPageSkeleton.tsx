import Container from "@mui/material/Container";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";

export function BlogPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton label="Loading articles..." />
      <CardGridSkeleton count={2} columns={2} ratio="3 / 2" />
    </Container>
  );
}
