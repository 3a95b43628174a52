import Container from "@mui/material/Container";
import { CardGridSkeleton } from "./CardGridSkeleton";
import { HeaderSkeleton } from "./HeaderSkeleton";

/** The default skeleton of a page. */
export function PageSkeleton({ label = "Loading..." }: { label?: string }) {
  return (
    <Container>
      <HeaderSkeleton label={label} />
      <CardGridSkeleton />
    </Container>
  );
}
