import { useSuspenseQuery } from "@apollo/client/react";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { AuthorPageDocument } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";
import { NotFoundPage } from "../../../shared/ui/NotFoundPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { AuthorPageView } from "./AuthorPageView";

const readVariables = (slug: string, search: URLSearchParams) => {
  const after = search.get("after") || undefined;
  return { slug, ...(after ? { after } : {}) };
};

export function AuthorPage() {
  const { slug = "" } = useParams();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NamedAuthor slug={slug} />
    </Suspense>
  );
}

AuthorPage.firstQuery = ({ params: { slug = "" }, search }: PageAddress) =>
  pageQuery(AuthorPageDocument, readVariables(slug, search));

function NamedAuthor({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  const variables = readVariables(slug, params);
  const { data, error, refetch } = useSuspenseQuery(AuthorPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  // Invalid cursor: start from the beginning of the list.
  if (!data && isBadCursor(error, variables.after)) return <PageRedirect to={paths.author(slug)} code={302} />;
  if (!data || (error && !data.author)) return <UnavailablePage title="" busy={busy} onRetry={retry} />;
  const { author, blogPosts } = data;
  if (!author) return <NotFoundPage />;
  if (author.slug !== slug) return <PageRedirect to={paths.author(author.slug)} />;
  return <AuthorPageView author={author} posts={blogPosts} after={variables.after} />;
}
