import { useSuspenseQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";
import { BlogPostPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { byIdOrSlug } from "../../../shared/identifier";
import { paths } from "../../../shared/paths";
import { PageRedirect, PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { Notice } from "../../../shared/ui/Notice";
import { BlogPostPageSkeleton } from "./BlogPostPageSkeleton";
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
  const { data, refetch } = useSuspenseQuery(BlogPostPageDocument, {
    variables: byIdOrSlug(name),
    errorPolicy: "all",
  });
  const { busy, retry } = useRetry(refetch);
  if (!data) {
    return (
      <Container>
        <PageStatus code={503} />
        <Seo title="Blog" noindex />
        <ErrorState busy={busy} onRetry={retry} />
      </Container>
    );
  }
  const { blogPost, blogTopics } = data;
  if (!blogPost) return <BlogPostNotFound />;
  if (blogPost.slug !== name) return <PageRedirect to={paths.blogPost(blogPost.slug)} />;
  return <BlogPostPageView post={blogPost} topics={blogTopics} />;
}

function BlogPostNotFound() {
  return (
    <>
      <PageStatus code={404} />
      <Seo title="Blog post not found" noindex />
      <Notice
        kicker="Nothing here"
        title="Blog post not found"
        text="It may have been moved, renamed or taken back."
        action={
          <Button component={Link} to={paths.blog()}>
            Return to Blog
          </Button>
        }
      />
    </>
  );
}
