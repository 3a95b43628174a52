import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { PostCard } from "../../../features/content/blog/PostCard";
import { SampleArticleUploader } from "../../../features/content/blog/SampleArticleUploader";
import { TopicGrid } from "../../../features/content/blog/TopicGrid";
import { NewsletterBand } from "../../../features/readers/readers/NewsletterBand";
import type { BlogPageQuery } from "../../../graphql/generated/operations";
import { plural } from "../../../shared/format/plural";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { useSite } from "../../../shared/site/SiteContext";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { Section } from "../../../shared/ui/layout/Section";
import { BlogPageList } from "./BlogPageList";
import { featuredCount, type BlogAddress } from "./blogQuery";
import { blogData } from "../BlogPostPage/blogStructuredData";
import { blogTitle, blogWords } from "./blogWords";

const topicCount = 6;

interface BlogPageViewProps {
  data: BlogPageQuery;
  address: BlogAddress;
  /** Called after the first article was added. */
  onUploaded: () => void;
}

export function BlogPageView({ data, address, onUploaded }: BlogPageViewProps) {
  const site = useSite();
  const { totalCount, edges } = data.newest;
  const newest = edges.map(({ node }) => node);
  const topics = data.blogTopics.slice(0, topicCount);
  return (
    <>
      <Container>
        <PageHeader title={blogTitle} text={blogWords}>
          <Facts>
            <li>{plural(totalCount, "article")}</li>
            <li>Updated Weekly</li>
          </Facts>
        </PageHeader>
        {totalCount === 0 ? <SampleArticleUploader onUploaded={onUploaded} /> : null}
        {/* Visitors of a later page have already seen them. */}
        {newest.length > 0 && address.after === undefined ? (
          <Featured aria-label="Featured articles">
            {newest.slice(0, featuredCount).map((post) => (
              <PostCard key={post.id} post={post} variant="lead" level={2} priority />
            ))}
          </Featured>
        ) : null}
      </Container>
      {totalCount > 0 ? <BlogPageList data={data} address={address} /> : null}
      <NewsletterBand
        title="The week in clothes, by email"
        text="New articles and the looks behind them."
        source="blog_page"
      />
      {topics.length > 0 ? (
        <Section title="Popular Topics" more={{ label: "View All", to: paths.topics() }}>
          <TopicGrid topics={topics} />
        </Section>
      ) : null}
      {newest.length > 0 ? <JsonLd data={blogData(newest, site)} /> : null}
    </>
  );
}

const Facts = styled("ul")(({ theme }) => ({
  ...theme.typography.overline,
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 28px",
  listStyle: "none",
  color: theme.vars.palette.primary.main,
  fontVariantNumeric: "lining-nums",
  "& li + li": { position: "relative" },
  "& li + li::before": {
    content: '""',
    position: "absolute",
    left: -16,
    top: "50%",
    width: 4,
    height: 4,
    marginTop: -2,
    borderRadius: "50%",
    background: "currentColor",
  },
}));

/** Two featured articles of different widths, the newest the wider. */
const Featured = styled("section")(({ theme }) => ({
  display: "grid",
  gap: "clamp(2.5rem, 2rem + 2vw, 4rem) clamp(1.5rem, 0.6rem + 2.4vw, 3.5rem)",
  paddingBottom: "clamp(1rem, 0.5rem + 2vw, 2.5rem)",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    alignItems: "end",
    "& > article:nth-of-type(2) h2": { ...theme.typography.h3 },
  },
}));
