import { useSuspenseQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { Suspense } from "react";
import { Link, useLocation, useParams, useSearchParams } from "react-router-dom";
import { CelebrityPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { paths } from "../../../shared/paths";
import { PageRedirect, PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { Notice } from "../../../shared/ui/Notice";
import { CelebrityPageSkeleton } from "./CelebrityPageSkeleton";
import { CelebrityView } from "./CelebrityView";
import { celebrityVariables } from "./celebrityQuery";

export function CelebrityPage() {
  return (
    <Suspense fallback={<CelebrityPageSkeleton />}>
      <Celebrity />
    </Suspense>
  );
}

CelebrityPage.firstQuery = ({ params: { slug = "" }, search }: PageAddress) =>
  pageQuery(CelebrityPageDocument, celebrityVariables(slug, search.get("after")));

function Celebrity() {
  const { slug = "" } = useParams();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const variables = celebrityVariables(slug, params.get("after"));
  const { data, refetch } = useSuspenseQuery(CelebrityPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);

  if (!data) {
    return (
      <Container>
        <PageStatus code={503} />
        <Seo title="Celebrity" noindex />
        <ErrorState busy={busy} onRetry={retry} />
      </Container>
    );
  }
  const { celebrity } = data;
  if (!celebrity) return <CelebrityNotFound />;
  // Found by its id or under a former slug.
  if (celebrity.slug !== slug) return <PageRedirect to={paths.celebrity(celebrity.slug) + search} />;
  return <CelebrityView celebrity={celebrity} variables={variables} tab={params.get("tab")} />;
}

function CelebrityNotFound() {
  return (
    <>
      <PageStatus code={404} />
      <Seo title="Celebrity not found" noindex />
      <Notice
        kicker="Nothing here"
        title="Celebrity not found"
        text="The celebrity you're looking for doesn't exist or has been removed."
        action={
          <Button component={Link} to={paths.celebrities()}>
            View all celebrities
          </Button>
        }
      />
    </>
  );
}
