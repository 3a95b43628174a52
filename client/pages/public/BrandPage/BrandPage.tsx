import { useSuspenseQuery } from "@apollo/client/react";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { BrandPageDocument } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";
import { NotFoundPage } from "../../../shared/ui/NotFoundPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { BrandPageView } from "./BrandPageView";

const readVariables = (slug: string, search: URLSearchParams) => {
  const after = search.get("after") || undefined;
  return { slug, ...(after ? { after } : {}) };
};

export function BrandPage() {
  const { slug = "" } = useParams();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NamedBrand slug={slug} />
    </Suspense>
  );
}

BrandPage.firstQuery = ({ params: { slug = "" }, search }: PageAddress) =>
  pageQuery(BrandPageDocument, readVariables(slug, search));

function NamedBrand({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  const variables = readVariables(slug, params);
  const { data, error, refetch } = useSuspenseQuery(BrandPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  // Invalid cursor: start from the beginning of the list.
  if (!data && isBadCursor(error, variables.after)) return <PageRedirect to={paths.brand(slug)} code={302} />;
  if (!data || (error && !data.brand)) return <UnavailablePage title="" busy={busy} onRetry={retry} />;
  const { brand } = data;
  if (!brand) return <NotFoundPage />;
  if (brand.slug !== slug) return <PageRedirect to={paths.brand(brand.slug)} />;
  return <BrandPageView brand={brand} page={data} after={variables.after} />;
}
