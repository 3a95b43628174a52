import { useSuspenseQuery } from "@apollo/client/react";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { OutfitPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { byIdOrSlug } from "../../../shared/identifier";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { OutfitPageSkeleton } from "./OutfitPageSkeleton";
import { OutfitPageView } from "./OutfitPageView";

export function OutfitPage() {
  const { slug } = useParams();
  if (!slug) return <Missing title="Outfit ID or slug not found" />;
  return (
    <Suspense fallback={<OutfitPageSkeleton />}>
      <Outfit name={slug} />
    </Suspense>
  );
}

OutfitPage.firstQuery = ({ params: { slug = "" } }: PageAddress) => pageQuery(OutfitPageDocument, byIdOrSlug(slug));

function Outfit({ name }: { name: string }) {
  const { data, error, refetch } = useSuspenseQuery(OutfitPageDocument, {
    variables: byIdOrSlug(name),
    errorPolicy: "all",
  });
  const { busy, retry } = useRetry(refetch);
  // A failed read is null, too, and says nothing about whether the outfit exists.
  if (!data || (error && !data.outfit)) return <UnavailablePage title="Outfit" busy={busy} onRetry={retry} />;
  const { outfit } = data;
  if (!outfit) {
    return <Missing title="Outfit not found" text="The outfit you're looking for doesn't exist or has been removed." />;
  }
  if (outfit.slug !== name) return <PageRedirect to={paths.outfit(outfit.slug)} />;
  return <OutfitPageView outfit={outfit} />;
}

const Missing = (props: { title: string; text?: string }) => (
  <MissingPage {...props} to={paths.outfits()} linkLabel="View all outfits" />
);
