import { useQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { withQuery } from "../../../../site/links";
import { errorCodes } from "../../../graphql/errorCodes";
import { CategoryOutfitsPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { previewImages } from "../../../shared/seo/head";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { CategoryOutfitsPageView } from "./CategoryOutfitsPageView";

const pageSize = 12;

const readSearch = (params: URLSearchParams): string => params.get("search")?.trim().slice(0, 100) ?? "";

function looksVariables(name: string, params: URLSearchParams) {
  const search = readSearch(params);
  const filter = { category: name, ...(search ? { search } : {}) };
  return { name, filter, first: pageSize, after: params.get("after") || null };
}

export function CategoryOutfitsPage() {
  const { category = "" } = useParams();
  const [params] = useSearchParams();
  const lower = category.toLowerCase();
  if (lower !== category) {
    return <PageRedirect to={withQuery(paths.categoryOutfits(lower), Object.fromEntries(params))} />;
  }
  // Keyed, so that one category's looks never appear under another's name.
  return <CategoryContent key={category} name={category} params={params} />;
}

CategoryOutfitsPage.firstQuery = ({ params: { category = "" }, search }: PageAddress) =>
  pageQuery(CategoryOutfitsPageDocument, looksVariables(category.toLowerCase(), search));

function CategoryContent({ name, params }: { name: string; params: URLSearchParams }) {
  const search = readSearch(params);
  const variables = looksVariables(name, params);
  const { data, previousData, error, loading, refetch } = useQuery(CategoryOutfitsPageDocument, {
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  const retry = () => void refetch();
  if (!shown && errorCodes(error).includes("BAD_USER_INPUT")) {
    // Either the cursor is invalid, or the name is too long for a category.
    return variables.after ? (
      <PageRedirect to={paths.categoryOutfits(name, { search })} code={302} />
    ) : (
      <UnknownCategory />
    );
  }
  if (!shown && error) return <UnavailablePage title="Something went wrong" busy={loading} onRetry={retry} />;
  if (!shown) return <CategoryOutfitsPageSkeleton />;
  // Only the six have words that find their looks.
  if (!shown.category?.isBuiltIn) return <UnknownCategory />;
  const { label } = shown.category;
  return (
    <>
      <Seo
        title={`Celebrity ${label} Collection`}
        description={`Celebrity looks with ${name}: who wore them, where, and where to find the pieces.`}
        path={paths.categoryOutfits(name, { after: variables.after ?? undefined })}
        images={previewImages(shown.category.image)}
        noindex={search !== ""}
        wholeList={shown.outfits.edges.length === 0 && paths.categoryOutfits(name)}
      />
      <CategoryOutfitsPageView
        outfits={shown.outfits}
        {...{ name, label, search, variables, loading }}
        onRetry={error ? retry : undefined}
      />
    </>
  );
}

const UnknownCategory = () => (
  <MissingPage
    documentTitle="Page not found"
    kicker="404"
    title="Oops! Page not found"
    text="This category does not exist."
    to={paths.categories()}
    linkLabel="All Categories"
  />
);

export function CategoryOutfitsPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton />
      <CardGridSkeleton ratio="3 / 4" />
    </Container>
  );
}
