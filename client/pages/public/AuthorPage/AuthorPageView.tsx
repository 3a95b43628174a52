import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { paths } from "../../../../site/addresses";
import { PostGrid } from "../../../features/content/blog/PostGrid";
import { AuthorPageDocument, type AuthorPageQuery } from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { readHost } from "../../../shared/format/host";
import { boundedText } from "../../../shared/format/plural";
import { authorHead } from "../../../shared/seo/derivedHead";
import { absoluteUrl, previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { type Site, useSite } from "../../../shared/site/SiteContext";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { Section } from "../../../shared/ui/layout/Section";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { Picture } from "../../../shared/ui/picture/Picture";
import { PictureCredit } from "../../../shared/ui/picture/PictureCredit";

type Author = NonNullable<AuthorPageQuery["author"]>;

interface AuthorPageViewProps {
  author: Author;
  posts: AuthorPageQuery["blogPosts"];
  after: string | undefined;
}

const profileData = ({ name, slug, role, image, links }: Author, { origin }: Site) => ({
  "@context": "https://schema.org" as const,
  "@type": "ProfilePage",
  mainEntity: {
    "@type": "Person",
    name,
    url: absoluteUrl(origin, paths.author(slug)),
    ...(role ? { jobTitle: role } : {}),
    ...(image ? { image: absoluteUrl(origin, previewImages(image)[0] ?? image) } : {}),
    ...(links.length > 0 ? { sameAs: links } : {}),
  },
});

/** An author, and the articles of the author with the newest first. */
export function AuthorPageView({ author, posts: { edges, pageInfo, totalCount }, after }: AuthorPageViewProps) {
  const site = useSite();
  const posts = edges.map(({ node }) => node);
  const { list, more } = useLoadMore({
    query: AuthorPageDocument,
    variables: { slug: author.slug },
    endCursor: pageInfo.endCursor,
    count: posts.length,
  });
  return (
    <>
      <Seo
        title={authorHead(author).title}
        ownTitle={author.seoTitle}
        description={author.seoDescription || authorHead(author).description}
        path={paths.author(author.slug, { after })}
        ogType="profile"
        images={previewImages(author.image)}
        imageAlt={author.imageAlt}
        noindex={posts.length === 0 && author.html === ""}
      />
      <JsonLd data={profileData(author, site)} />
      <Container sx={{ paddingTop: "12px" }}>
        <Breadcrumbs
          crumbs={[{ label: "Home", to: paths.home() }, { label: "Blog", to: paths.blog() }, { label: author.name }]}
        />
        <AuthorHeader data-picture={author.image !== ""}>
          {author.image ? (
            <figure>
              <Picture
                src={author.image}
                alt={author.imageAlt}
                kind="celebrity"
                width={320}
                height={400}
                sizes="260px"
                priority
              />
              <PictureCredit text={author.imageCredit} />
            </figure>
          ) : null}
          <div>
            <Typography variant="overline" color="primary">
              {author.role || "Author"}
            </Typography>
            <h1>{author.name}</h1>
            <AboutText dangerouslySetInnerHTML={{ __html: author.html }} />
            <AuthorLinks links={author.links} />
          </div>
        </AuthorHeader>
      </Container>
      <Section title="Articles" tone="sunken">
        {posts.length > 0 ? (
          <>
            <ArticleCount>{boundedText(totalCount, "article")}</ArticleCount>
            <PostGrid ref={list} posts={posts} />
          </>
        ) : (
          <p>No articles have been published yet.</p>
        )}
        <LoadMore pageInfo={pageInfo} to={(after) => paths.author(author.slug, { after })} more={more} />
      </Section>
    </>
  );
}

function AuthorLinks({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <Cluster>
      {links.map((link) => (
        <a key={link} href={link} rel="me noopener">
          {readHost(link)}
        </a>
      ))}
    </Cluster>
  );
}

const AuthorHeader = styled("header")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.75rem, 1rem + 3vw, 4rem)",
  paddingBlock: "clamp(1.75rem, 1.2rem + 2.4vw, 4rem)",
  "& h1": { ...theme.typography.h1, margin: "14px 0 22px", textWrap: "balance" },
  "& figure": { maxWidth: 260 },
  [theme.breakpoints.up("sm")]: {
    "&[data-picture='true']": { gridTemplateColumns: "minmax(9rem, 260px) minmax(0, 1fr)", alignItems: "start" },
  },
}));

const AboutText = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  maxWidth: "62ch",
  marginBottom: 24,
  ...theme.typography.body1,
  "&:empty": { display: "none" },
}));

const ArticleCount = styled("p")(({ theme }) => ({
  "&&": { ...theme.typography.body2, marginBottom: 20, color: theme.vars.palette.text.secondary },
}));
