import Container from "@mui/material/Container";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

export function TopicPageSkeleton({ title }: { title: string }) {
  return (
    <Container>
      <VisuallyHidden role="status">Loading articles...</VisuallyHidden>
      <PageHeader kicker="Topic" title={title} />
      <CardGridSkeleton count={3} ratio="3 / 2" />
    </Container>
  );
}
