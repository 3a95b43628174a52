import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { blogFeed } from "../../../../site/feedPaths";
import { canonicalPath } from "../../../../site/links";
import { BlogPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { isBadCursor } from "../../../graphql/errorCodes";
import { useRetry } from "../../../shared/hooks/useRetry";
import { previewImages } from "../../../shared/seo/head";
import { FeedLink } from "../../../shared/seo/FeedLink";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { BlogPageView } from "./BlogPageView";
import { blogTitle, blogWords } from "./blogWords";
import { blogVariables, readBlogAddress } from "./blogQuery";

export function BlogPage() {
  return (
    <Suspense fallback={<BlogPageSkeleton />}>
      <Blog />
    </Suspense>
  );
}

BlogPage.firstQuery = ({ search }: PageAddress) => pageQuery(BlogPageDocument, blogVariables(readBlogAddress(search)));

function Blog() {
  const [params] = useSearchParams();
  const address = readBlogAddress(params);
  const { category, after } = address;
  const { data, error, refetch } = useSuspenseQuery(BlogPageDocument, {
    variables: blogVariables(address),
    errorPolicy: "all",
  });
  const { busy, retry: readAgain } = useRetry(refetch);
  // Invalid cursor: start from the beginning of the list.
  if (!data && isBadCursor(error, after)) return <PageRedirect to={paths.blog({ category })} code={302} />;
  const isEmpty = data?.posts?.edges.length === 0;
  return (
    <>
      <Seo
        title={category && !isEmpty ? `${category}: ${blogTitle}` : blogTitle}
        description={blogWords}
        path={canonicalPath(paths.blog, address)}
        images={previewImages(data?.newest.edges[0]?.node.image)}
        wholeList={isEmpty && paths.blog()}
      />
      <FeedLink title={blogTitle} path={blogFeed} />
      {data ? (
        <BlogPageView data={data} address={address} onUploaded={readAgain} />
      ) : (
        <UnavailablePage busy={busy} onRetry={readAgain}>
          <PageHeader title={blogTitle} text={blogWords} />
        </UnavailablePage>
      )}
    </>
  );
}

export function BlogPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton label="Loading articles..." />
      <CardGridSkeleton count={2} columns={2} ratio="3 / 2" />
    </Container>
  );
}
