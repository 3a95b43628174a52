import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { ArticleText } from "../../../features/content/blog/ArticleText";
import { AuthorBox, AuthorName } from "../../../features/content/blog/AuthorBox";
import { CommentSection } from "../../../features/content/blog/CommentSection";
import { PostGrid } from "../../../features/content/blog/PostGrid";
import { relatedTopics } from "../../../features/content/blog/relatedTopics";
import { CelebrityCard } from "../../../features/content/celebrity/CelebrityCard";
import { OfferCard } from "../../../features/shops/offer/OfferCard";
import { OutfitCard } from "../../../features/content/outfit/OutfitCard";
import type { BlogPostPageQuery } from "../../../graphql/generated/operations";
import { shortDate } from "../../../shared/format/date";
import { previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { TagLink } from "../../../shared/ui/links/TagLink";
import { Picture } from "../../../shared/ui/picture/Picture";
import { PictureCredit } from "../../../shared/ui/picture/PictureCredit";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { Section } from "../../../shared/ui/layout/Section";
import { MentionCard } from "../MentionCard";
import { BlogPostPageRail, type Post } from "./BlogPostPageRail";
import { articleData, getAuthor, getKeywords } from "./blogStructuredData";

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
        imageAlt={post.imageAlt}
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
          <TextColumns>
            <BlogPostPageRail post={post} />
            <PostBody>
              {/* Before the first affiliate link that the text may contain. */}
              {post.parts.some(hasAffiliateLink) ? <Disclosure /> : null}
              <ArticleText
                parts={post.parts}
                renderCard={({ subjectId }) => <MentionCard mentions={post} id={subjectId} />}
              />
              <AuthorBox name={author} profile={post.authorProfile} />
              {related.length > 0 ? (
                <nav aria-labelledby="related-topics">
                  <TopicsHeading id="related-topics">Related Topics</TopicsHeading>
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
            </PostBody>
          </TextColumns>
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

/** Category, headline, excerpt, author and date. */
function BlogPostPageHead({ post, author }: { post: Post; author: string }) {
  return (
    <PostHeader>
      <Breadcrumbs
        crumbs={[{ label: "Home", to: paths.home() }, { label: "Blog", to: paths.blog() }, { label: post.title }]}
      />
      {post.category ? (
        <Typography variant="overline" color="primary">
          <Link to={paths.blog({ category: post.category })}>{post.category}</Link>
        </Typography>
      ) : null}
      <h1>{post.title}</h1>
      {post.excerpt ? <PostExcerpt>{post.excerpt}</PostExcerpt> : null}
      <Byline>
        <span>
          By <AuthorName name={author} profile={post.authorProfile} />
        </span>
        {post.date ? <time dateTime={post.date}>{shortDate(post.date)}</time> : null}
        <span>{`${post.readingMinutes} min read`}</span>
      </Byline>
    </PostHeader>
  );
}

/** Everything that the article mentions, in one grid: most articles mention few of each. The disclosure is before the text. */
function BlogPostPageMentions({ post }: { post: Post }) {
  const { mentionedOutfits: looks, mentionedProducts: products, mentionedCelebrities: people } = post;
  if (looks.length + products.length + people.length === 0) return null;
  return (
    <Section title="In this article" tone="sunken">
      <CardGrid columns={4}>
        {looks.map((look) => (
          <li key={look.id}>
            <OutfitCard outfit={look} sizes={pictureSizes.quarter} />
          </li>
        ))}
        {people.map((celebrity) => (
          <li key={celebrity.id}>
            <CelebrityCard celebrity={celebrity} sizes={pictureSizes.quarter} />
          </li>
        ))}
        {products.map((product) => (
          <li key={product.id}>
            <OfferCard offer={product} />
          </li>
        ))}
      </CardGrid>
    </Section>
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
const TextColumns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(2rem, 1rem + 4vw, 6rem)",
  paddingBlock: "clamp(1.75rem, 1rem + 3vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(11rem, 15rem) minmax(0, 42rem)", alignItems: "start" },
}));

const PostBody = styled("div")({ display: "grid", gap: "clamp(2.25rem, 1.8rem + 1.8vw, 3.5rem)", minWidth: 0 });

const TopicsHeading = styled("h2")(({ theme }) => ({
  "&&": { ...theme.typography.overline, marginBottom: 14, color: theme.vars.palette.text.secondary },
}));

const PostHeader = styled("header")(({ theme }) => ({
  paddingBlock: "12px clamp(1.75rem, 1.4rem + 1.6vw, 3rem)",
  "& > p": { marginTop: "clamp(1.5rem, 1rem + 2.4vw, 3.5rem)" },
  "& > p > a": { color: "inherit", textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  "& h1": { ...theme.typography.h1, maxWidth: "20ch", marginTop: 14, textWrap: "balance" },
}));

const PostExcerpt = styled("p")(({ theme }) => ({
  "&&": { ...theme.typography.subtitle1, maxWidth: "58ch", marginTop: 20, color: theme.vars.palette.text.secondary },
}));

const Byline = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 28px",
  marginTop: 22,
  fontVariantNumeric: "lining-nums",
  color: theme.vars.palette.text.secondary,
  "& strong": { fontWeight: 600, color: theme.vars.palette.text.primary },
  "& strong a": { color: "inherit", textDecorationThickness: 1, textUnderlineOffset: 3 },
}));
