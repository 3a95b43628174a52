import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
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
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
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

export function OutfitPageSkeleton() {
  return (
    <Container>
      <SkeletonColumns role="status">
        <VisuallyHidden>Loading outfit...</VisuallyHidden>
        <div>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton height="clamp(4rem, 3rem + 4vw, 8rem)" />
        </div>
        <Skeleton height="auto" style={{ aspectRatio: "3 / 4" }} />
        <div>
          <Skeleton width="14rem" height="3rem" />
          <Skeleton height="12rem" />
        </div>
      </SkeletonColumns>
    </Container>
  );
}

const SkeletonColumns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "16px clamp(2rem, 1rem + 4vw, 5.5rem)",
  paddingBlock: "44px clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
  "& > div": { display: "grid", alignContent: "start", gap: 16 },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
    gridTemplateRows: "auto 1fr",
    paddingTop: 72,
    "& > :nth-last-child(2)": { gridColumn: 1, gridRow: "1 / 3" },
    "& > div": { gridColumn: 2 },
  },
}));
