import { useQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { withQuery } from "../../../../site/links";
import { offerQuery, readOfferState } from "../../../features/shops/offer/offerState";
import { CategoryPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { errorCodes } from "../../../graphql/errorCodes";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { CategoryPageView } from "./CategoryPageView";

const pageSize = 24;

const categoryVariables = (name: string, search: URLSearchParams) => {
  const { filter, ...query } = offerQuery(readOfferState(search));
  return {
    name,
    filter: { categoryName: name, ...filter },
    ...query,
    first: pageSize,
    after: search.get("after") || null,
  };
};

export function CategoryPage() {
  const { name = "" } = useParams();
  const [params] = useSearchParams();
  const lower = name.toLowerCase();
  if (lower !== name) return <PageRedirect to={withQuery(paths.category(lower), Object.fromEntries(params))} />;
  // Keyed, so that one category's items never appear under another's name.
  return <CategoryContent key={name} name={name} params={params} />;
}

CategoryPage.firstQuery = ({ params: { name = "" }, search }: PageAddress) =>
  pageQuery(CategoryPageDocument, categoryVariables(name.toLowerCase(), search));

function CategoryContent({ name, params }: { name: string; params: URLSearchParams }) {
  const state = readOfferState(params);
  const variables = categoryVariables(name, params);
  const { data, previousData, error, loading, refetch } = useQuery(CategoryPageDocument, {
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  const retry = () => void refetch();
  if (!shown && errorCodes(error).includes("BAD_USER_INPUT")) {
    // Either the cursor is invalid, or the category does not exist.
    return variables.after ? <PageRedirect to={paths.category(name, { ...state })} code={302} /> : <UnknownCategory />;
  }
  if (!shown && error) return <UnavailablePage title="Something went wrong" busy={loading} onRetry={retry} />;
  if (!shown) return <CategoryPageSkeleton />;
  if (!shown.category) return <UnknownCategory />;
  // Found by its former slug, on a link of an open page.
  if (shown.category.name !== name)
    return <PageRedirect to={withQuery(paths.category(shown.category.name), Object.fromEntries(params))} />;
  return (
    <CategoryPageView
      data={{ ...shown, category: shown.category }}
      state={state}
      variables={variables}
      loading={loading}
      onRetry={error ? retry : undefined}
    />
  );
}

const UnknownCategory = () => (
  <MissingPage
    documentTitle="Page not found"
    title="Oops! Page not found"
    text="This category does not exist."
    to={paths.home()}
    linkLabel="Return to Home"
  />
);

export function CategoryPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton />
      <CardGridSkeleton ratio="1 / 1" />
    </Container>
  );
}
