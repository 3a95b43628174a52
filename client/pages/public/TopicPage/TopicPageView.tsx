import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { PostGrid } from "../../../features/content/blog/PostGrid";
import { TopicGrid } from "../../../features/content/blog/TopicGrid";
import { suggestedTopics, topicTitle } from "../../../features/content/blog/topicTitle";
import {
  TopicPageDocument,
  type TopicPageQuery,
  type TopicPageQueryVariables,
} from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { boundedText } from "../../../shared/format/plural";
import { metaDescription, previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { WaysToFollow } from "../../../shared/ui/links/WaysToFollow";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { Section } from "../../../shared/ui/layout/Section";
import { topicListData } from "../BlogPostPage/blogStructuredData";

interface TopicPageViewProps {
  slug: string;
  data: TopicPageQuery;
  variables: TopicPageQueryVariables;
}

export function TopicPageView({ slug, data, variables }: TopicPageViewProps) {
  const site = useSite();
  const topic = data.blogTopics.find((one) => one.slug === slug);
  const { edges, pageInfo, totalCount } = data.blogPosts;
  const posts = edges.map(({ node }) => node);
  const { list, more } = useLoadMore({
    query: TopicPageDocument,
    variables: { filter: variables.filter },
    endCursor: pageInfo.endCursor,
    count: posts.length,
  });
  // A word that occurs in headlines works as a topic; a word without any match is not found, and not repeated.
  const missing = !topic && totalCount === 0;
  const title = missing ? "Topic not found" : topicTitle(slug);
  return (
    <>
      {missing ? <PageStatus code={404} /> : null}
      <Seo
        title={title}
        description={topic ? metaDescription(topic.description) : null}
        path={paths.topic(slug, { after: variables.after ?? undefined })}
        images={previewImages(topic?.image)}
        noindex={!topic}
      />
      <Page>
        <Breadcrumbs
          crumbs={[
            { label: "Home", to: paths.home() },
            { label: "Blog", to: paths.blog() },
            { label: "Topics", to: paths.topics() },
            { label: title },
          ]}
        />
        <PageHeader kicker="Topic" title={title} text={topic?.description}>
          {totalCount > 0 ? (
            <Typography variant="overline" color="primary">
              {boundedText(totalCount, "article")}
            </Typography>
          ) : null}
          {topic ? <WaysToFollow kind="topic" slug={slug} name={title} /> : null}
        </PageHeader>
        {posts.length > 0 ? (
          <>
            <PostGrid ref={list} posts={posts} level={2} />
            <JsonLd data={topicListData(posts, site)} />
          </>
        ) : (
          <EmptyState
            title="No articles found for this topic."
            action={
              <Button component={Link} to={paths.topics()} variant="outlined">
                View All Topics
              </Button>
            }
          />
        )}
        <LoadMore pageInfo={pageInfo} to={(after) => paths.topic(slug, { after })} more={more} />
      </Page>
      {posts.length === 0 ? <Suggestions slug={slug} topics={data.blogTopics} /> : null}
    </>
  );
}

function Suggestions({ slug, topics }: { slug: string; topics: TopicPageQuery["blogTopics"] }) {
  const suggested = suggestedTopics(slug).flatMap((wanted) => topics.filter((topic) => topic.slug === wanted));
  if (suggested.length === 0) return null;
  return (
    <Section title="Suggested Topics">
      <TopicGrid topics={suggested} variant="full" />
    </Section>
  );
}

const Page = styled(Container)({ paddingBlock: "12px clamp(3rem, 2rem + 4vw, 6rem)" });
