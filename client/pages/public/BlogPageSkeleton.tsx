import Container from "@mui/material/Container";
import { CardGridSkeleton } from "../../shared/ui/CardGridSkeleton";
import { HeaderSkeleton } from "../../shared/ui/HeaderSkeleton";

export function BlogPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton label="Loading articles..." />
      <CardGridSkeleton count={2} columns={2} ratio="3 / 2" />
    </Container>
  );
}
