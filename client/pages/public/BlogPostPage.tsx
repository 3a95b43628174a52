import { useSuspenseQuery } from "@apollo/client/react";
import { Suspense, useTransition } from "react";
import { useParams } from "react-router-dom";
import { BlogPostPageDocument } from "../../graphql/generated/operations";
import { paths } from "../../shared/paths";
import { PageRedirect, PageStatus } from "../../shared/seo/PageStatus";
import { Seo } from "../../shared/seo/Seo";
import { ActionLink } from "../../shared/ui/ActionLink";
import { ErrorState } from "../../shared/ui/ErrorState";
import { Notice } from "../../shared/ui/Notice";
import { Wrap } from "../../shared/ui/Wrap";
import { BlogPostPageSkeleton } from "./BlogPostPageSkeleton";
import { BlogPostPageView } from "./BlogPostPageView";

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export function BlogPostPage() {
  const { slug = "" } = useParams();
  return (
    <Suspense fallback={<BlogPostPageSkeleton />}>
      <BlogPost name={slug} />
    </Suspense>
  );
}

function BlogPost({ name }: { name: string }) {
  const [busy, startRetry] = useTransition();
  const { data, refetch } = useSuspenseQuery(BlogPostPageDocument, {
    // An id is looked up as one; the page then moves to the slug.
    variables: uuid.test(name) ? { id: name } : { slug: name },
    errorPolicy: "all",
  });
  if (!data) {
    return (
      <Wrap>
        <PageStatus code={503} />
        <Seo title="Blog" noindex />
        <ErrorState busy={busy} onRetry={() => startRetry(() => void refetch().catch(() => undefined))} />
      </Wrap>
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
        action={<ActionLink to={paths.blog()}>Return to Blog</ActionLink>}
      />
    </>
  );
}
