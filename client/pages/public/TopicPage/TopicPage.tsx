import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { topicTitle } from "../../../features/content/blog/topicTitle";
import { TopicPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { isBadCursor } from "../../../graphql/errorCodes";
import { useRetry } from "../../../shared/hooks/useRetry";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { TopicPageView } from "./TopicPageView";

/** The server's maximum; longer slugs name no topic. */
const longestSlug = 100;

function topicVariables(slug: string, search: URLSearchParams) {
  const after = search.get("after") || undefined;
  return { filter: { topic: slug.slice(0, longestSlug) }, ...(after ? { after } : {}) };
}

export function TopicPage() {
  const { slug = "" } = useParams();
  return (
    <Suspense fallback={<TopicPageSkeleton title={topicTitle(slug)} />}>
      <Topic slug={slug.slice(0, longestSlug)} />
    </Suspense>
  );
}

TopicPage.firstQuery = ({ params: { slug = "" }, search }: PageAddress) =>
  pageQuery(TopicPageDocument, topicVariables(slug, search));

function Topic({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  const variables = topicVariables(slug, params);
  const { data, error, refetch } = useSuspenseQuery(TopicPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  if (data) return <TopicPageView slug={slug} data={data} variables={variables} />;
  // Invalid cursor: start from the beginning of the list.
  if (isBadCursor(error, variables.after)) return <PageRedirect to={paths.topic(slug)} code={302} />;
  return (
    <UnavailablePage title={topicTitle(slug)} busy={busy} onRetry={retry}>
      <PageHeader kicker="Topic" title={topicTitle(slug)} />
    </UnavailablePage>
  );
}

export function TopicPageSkeleton({ title }: { title: string }) {
  return (
    <Container>
      <VisuallyHidden role="status">Loading articles...</VisuallyHidden>
      <PageHeader kicker="Topic" title={title} />
      <CardGridSkeleton count={3} ratio="3 / 2" />
    </Container>
  );
}
