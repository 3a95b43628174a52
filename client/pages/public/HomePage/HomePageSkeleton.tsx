import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { Section } from "../../../shared/ui/layout/Section";

/** The sections that wait for data; the hero needs none. */
export function HomePageSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Section title="This Week's Star Styles">
        <CardGridSkeleton count={3} ratio="3 / 4" />
      </Section>
      <Section title="Shop the Celeb Look">
        <CardGridSkeleton count={4} ratio="1 / 1" columns={4} />
      </Section>
    </>
  );
}
