import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { paths } from "../../../../site/addresses";
import { TopicGrid } from "../../../features/content/blog/TopicGrid";
import { TopicsPageDocument } from "../../../graphql/generated/operations";
import { pageQuery } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { absoluteUrl, previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

const title = "Topics";
const words = "Everything in the magazine, by topic.";

export function TopicsPage() {
  return (
    <TopicsContainer>
      <Breadcrumbs
        crumbs={[{ label: "Home", to: paths.home() }, { label: "Blog", to: paths.blog() }, { label: title }]}
      />
      <PageHeader kicker="Fashion Blog" title={title} text={words} />
      <Suspense fallback={<TopicsPageSkeleton />}>
        <Topics />
      </Suspense>
    </TopicsContainer>
  );
}

TopicsPage.firstQuery = () => pageQuery(TopicsPageDocument, {});

function Topics() {
  const { origin } = useSite();
  const { data, refetch } = useSuspenseQuery(TopicsPageDocument, { errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  const topics = data?.blogTopics;
  return (
    <>
      <Seo
        title="Fashion Topics"
        description={words}
        path={paths.topics()}
        images={previewImages(topics?.[0]?.image)}
      />
      {topics ? (
        <>
          <TopicGrid topics={topics} level={2} variant="full" />
          <JsonLd
            data={{
              "@context": "https://schema.org",
              ...{
                "@type": "ItemList",
                itemListElement: topics.map(({ slug, name }, place) => ({
                  "@type": "ListItem",
                  position: place + 1,
                  name,
                  url: absoluteUrl(origin, paths.topic(slug)),
                })),
              },
            }}
          />
        </>
      ) : (
        <>
          <PageStatus code={503} />
          <ErrorState busy={busy} onRetry={retry} />
        </>
      )}
    </>
  );
}

/** Shown below the page's header, which needs no data. */
export function TopicsPageSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading topics...</VisuallyHidden>
      <CardGridSkeleton count={12} ratio="4 / 3" />
    </>
  );
}

const TopicsContainer = styled(Container)({ paddingBlock: "12px clamp(3rem, 2rem + 4vw, 6rem)" });
