import Container from "@mui/material/Container";
import { CardGridSkeleton } from "./CardGridSkeleton";
import { HeaderSkeleton } from "./HeaderSkeleton";

/** For a page that brings no skeleton of its own. */
export function PageSkeleton({ label = "Loading..." }: { label?: string }) {
  return (
    <Container>
      <HeaderSkeleton label={label} />
      <CardGridSkeleton />
    </Container>
  );
}
