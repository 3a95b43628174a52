import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { BlogPostPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { byIdOrSlug } from "../../../shared/identifier";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { BlogPostPageView } from "./BlogPostPageView";

export function BlogPostPage() {
  const { slug = "" } = useParams();
  return (
    <Suspense fallback={<BlogPostPageSkeleton />}>
      <BlogPost name={slug} />
    </Suspense>
  );
}

BlogPostPage.firstQuery = ({ params: { slug = "" } }: PageAddress) => pageQuery(BlogPostPageDocument, byIdOrSlug(slug));

function BlogPost({ name }: { name: string }) {
  const { data, error, refetch } = useSuspenseQuery(BlogPostPageDocument, {
    variables: byIdOrSlug(name),
    errorPolicy: "all",
  });
  const { busy, retry } = useRetry(refetch);
  // A failed read is null, too, and says nothing about whether the article exists.
  if (!data || (error && !data.blogPost)) return <UnavailablePage title="Blog" busy={busy} onRetry={retry} />;
  const { blogPost, blogTopics } = data;
  if (!blogPost) return <BlogPostNotFound />;
  if (blogPost.slug !== name) return <PageRedirect to={paths.blogPost(blogPost.slug)} />;
  return <BlogPostPageView post={blogPost} topics={blogTopics} />;
}

function BlogPostNotFound() {
  return (
    <MissingPage
      title="Blog post not found"
      text="It may have been moved, renamed or removed."
      to={paths.blog()}
      linkLabel="Return to Blog"
    />
  );
}

export function BlogPostPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton label="Loading article..." />
      <Skeleton height="auto" style={{ aspectRatio: "2 / 1" }} />
    </Container>
  );
}
