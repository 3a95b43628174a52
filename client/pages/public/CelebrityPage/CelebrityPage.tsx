import { useSuspenseQuery } from "@apollo/client/react";
import { Suspense } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { CelebrityPageDocument } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
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
