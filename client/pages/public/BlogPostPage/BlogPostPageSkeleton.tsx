import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";

export function BlogPostPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton label="Loading article..." />
      <Skeleton height="auto" style={{ aspectRatio: "2 / 1" }} />
    </Container>
  );
}
