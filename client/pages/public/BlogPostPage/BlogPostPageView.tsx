import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { ArticleText } from "../../../features/blog/ArticleText";
import { AuthorBox } from "../../../features/blog/AuthorBox";
import { CommentSection } from "../../../features/blog/CommentSection";
import { PostGrid } from "../../../features/blog/PostGrid";
import { relatedTopics } from "../../../features/blog/relatedTopics";
import type { BlogPostPageQuery } from "../../../graphql/generated/operations";
import { previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { TagLink } from "../../../shared/ui/links/TagLink";
import { Picture } from "../../../shared/ui/picture/Picture";
import { PictureCredit } from "../../../shared/ui/picture/PictureCredit";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { Section } from "../../../shared/ui/layout/Section";
import { BlogPostPageHead } from "./BlogPostPageHead";
import { BlogPostPageRail } from "./BlogPostPageRail";
import { BlogPostPageCard, BlogPostPageMentions } from "./BlogPostPageMentions";
import { articleData, getAuthor, getKeywords } from "./blogStructuredData";

export type Post = NonNullable<BlogPostPageQuery["blogPost"]>;

interface BlogPostPageViewProps {
  post: Post;
  topics: BlogPostPageQuery["blogTopics"];
}

const hasAffiliateLink = ({ html, card }: Post["parts"][number]): boolean =>
  card?.type === "affiliateProduct" || Boolean(html?.includes('rel="sponsored'));

export function BlogPostPageView({ post, topics }: BlogPostPageViewProps) {
  const site = useSite();
  const author = getAuthor(post, site);
  const keywords = getKeywords(post.keywords);
  const related = relatedTopics(topics, post);
  return (
    <>
      <Seo
        title={post.title}
        ownTitle={post.seoTitle}
        description={post.metaDescription}
        path={paths.blogPost(post.slug)}
        ogType="article"
        images={previewImages(post.image)}
        keywords={keywords}
        author={author}
        publishedAt={post.date}
        modifiedAt={post.updatedAt}
        section={post.category}
      />
      <JsonLd data={articleData(post, keywords, site)} />
      <Container>
        <article>
          <BlogPostPageHead post={post} author={author} />
          <Cover>
            <Picture
              src={post.image}
              alt={post.imageAlt}
              kind="post"
              width={1200}
              height={640}
              sizes={pictureSizes.whole}
              priority
            />
          </Cover>
          <PictureCredit text={post.imageCredit} />
          <Columns>
            <BlogPostPageRail post={post} />
            <Main>
              {/* Before the first affiliate link that the text may contain. */}
              {post.parts.some(hasAffiliateLink) ? <Disclosure /> : null}
              <ArticleText parts={post.parts} renderCard={(card) => <BlogPostPageCard post={post} card={card} />} />
              <AuthorBox name={author} />
              {related.length > 0 ? (
                <nav aria-labelledby="related-topics">
                  <Label id="related-topics">Related Topics</Label>
                  <Cluster>
                    {related.map(({ slug, name }) => (
                      <TagLink key={slug} to={paths.topic(slug)}>
                        {name}
                      </TagLink>
                    ))}
                  </Cluster>
                </nav>
              ) : null}
              <CommentSection key={post.id} postId={post.id} />
            </Main>
          </Columns>
        </article>
      </Container>
      <BlogPostPageMentions post={post} />
      {post.relatedPosts.length > 0 ? (
        <Section title="Related Articles" more={{ label: "View All Articles", to: paths.blog() }}>
          <PostGrid posts={post.relatedPosts} />
        </Section>
      ) : null}
    </>
  );
}

const Cover = styled("figure")(({ theme }) => ({
  overflow: "hidden",
  background: theme.vars.editorial.sunken,
  // On a phone the image is taller than its natural aspect ratio.
  [theme.breakpoints.down("sm")]: {
    marginInline: "calc(-1 * clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
    "& img": { aspectRatio: "4 / 3 !important" },
  },
}));

/** The text is off-center, beside a sticky rail. */
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(2rem, 1rem + 4vw, 6rem)",
  paddingBlock: "clamp(1.75rem, 1rem + 3vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(11rem, 15rem) minmax(0, 42rem)", alignItems: "start" },
}));

const Main = styled("div")({ display: "grid", gap: "clamp(2.25rem, 1.8rem + 1.8vw, 3.5rem)", minWidth: 0 });

const Label = styled("h2")(({ theme }) => ({
  "&&": { ...theme.typography.overline, marginBottom: 14, color: theme.vars.palette.text.secondary },
}));
