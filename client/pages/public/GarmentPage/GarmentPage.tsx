import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { GarmentPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { GarmentPageView } from "./GarmentPageView";

export function GarmentPage() {
  const { slug = "" } = useParams();
  return (
    <Suspense fallback={<GarmentPageSkeleton />}>
      <Garment slug={slug} />
    </Suspense>
  );
}

GarmentPage.firstQuery = ({ params: { slug = "" } }: PageAddress) => pageQuery(GarmentPageDocument, { slug });

function Garment({ slug }: { slug: string }) {
  const { data, error, refetch } = useSuspenseQuery(GarmentPageDocument, { variables: { slug }, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  // A failed read is null, too, and says nothing about whether the garment exists.
  if (!data || (error && !data.garment)) return <UnavailablePage title="Worn again" busy={busy} onRetry={retry} />;
  const { garment } = data;
  if (!garment)
    return (
      <MissingPage
        title="Piece not found"
        text="No two looks show this piece, or not any more."
        to={paths.outfits()}
        linkLabel="View all outfits"
      />
    );
  if (garment.slug !== slug) return <PageRedirect to={paths.garment(garment.slug)} />;
  return <GarmentPageView garment={garment} />;
}

export function GarmentPageSkeleton() {
  return (
    <Container>
      <VisuallyHidden role="status">Loading piece...</VisuallyHidden>
      <PageHeader kicker="Worn again" title="" />
      <CardGridSkeleton count={3} ratio="3 / 4" />
    </Container>
  );
}
