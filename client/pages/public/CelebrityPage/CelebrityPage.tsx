import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { CelebrityPageDocument, type CelebrityPageQueryVariables } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { byIdOrSlug } from "../../../shared/identifier";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { CelebrityView } from "./CelebrityView";

export function CelebrityPage() {
  return (
    <Suspense fallback={<CelebrityPageSkeleton />}>
      <Celebrity />
    </Suspense>
  );
}

/** Page size of the outfit grid. */
const pageSize = 12;

const celebrityVariables = (identifier: string, after: string | null): CelebrityPageQueryVariables => ({
  ...byIdOrSlug(identifier),
  first: pageSize,
  ...(after ? { after } : {}),
});

CelebrityPage.firstQuery = ({ params: { slug = "" }, search }: PageAddress) =>
  pageQuery(CelebrityPageDocument, celebrityVariables(slug, search.get("after")));

function Celebrity() {
  const { slug = "" } = useParams();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const variables = celebrityVariables(slug, params.get("after"));
  const { data, error, refetch } = useSuspenseQuery(CelebrityPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);

  if (isBadCursor(error, variables.after))
    return <PageRedirect to={paths.celebrity(slug, { tab: params.get("tab") ?? undefined })} code={302} />;
  // A failed read is null, too, and says nothing about whether the celebrity exists.
  if (!data || (error && !data.celebrity)) return <UnavailablePage title="Celebrity" busy={busy} onRetry={retry} />;
  const { celebrity } = data;
  if (!celebrity) return <CelebrityNotFound />;
  // Found by its id or by a previous slug.
  if (celebrity.slug !== slug) return <PageRedirect to={paths.celebrity(celebrity.slug) + search} />;
  return <CelebrityView celebrity={celebrity} variables={variables} tab={params.get("tab")} />;
}

function CelebrityNotFound() {
  return (
    <MissingPage
      title="Celebrity not found"
      text="The celebrity you're looking for doesn't exist or has been removed."
      to={paths.celebrities()}
      linkLabel="View all celebrities"
    />
  );
}

export function CelebrityPageSkeleton() {
  return (
    <Container>
      <SkeletonHeader>
        <Skeleton height="auto" style={{ aspectRatio: "4 / 5" }} />
        <HeaderSkeleton label="Loading..." />
      </SkeletonHeader>
      <CardGridSkeleton count={4} columns={4} ratio="3 / 4" />
    </Container>
  );
}

const SkeletonHeader = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.75rem, 1rem + 4vw, 5.5rem)",
  paddingBlock: "60px clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "end" },
}));
