import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { offerQuery, readOfferState } from "../../../features/offer/offerState";
import { CategoryPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { errorCodes } from "../../../graphql/errorCodes";
import { paths, withQuery } from "../../../shared/paths";
import { PageRedirect, PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { Notice } from "../../../shared/ui/Notice";
import { CategoryPageSkeleton } from "./CategoryPageSkeleton";
import { CategoryPageView } from "./CategoryPageView";

const pageSize = 24;

const categoryVariables = (name: string, search: URLSearchParams) => {
  const { filter, sort } = offerQuery(readOfferState(search));
  return {
    name,
    filter: { categoryName: name, ...filter },
    sort,
    first: pageSize,
    after: search.get("after") || null,
  };
};

export function CategoryPage() {
  const { name = "" } = useParams();
  const [params] = useSearchParams();
  const lower = name.toLowerCase();
  if (lower !== name) return <PageRedirect to={withQuery(paths.category(lower), Object.fromEntries(params))} />;
  // Keyed, so that one category's items never stand under another's name.
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
  // What failed is told by `error`; the promise has nothing to add.
  const retry = () => void refetch().catch(() => undefined);
  if (!shown && errorCodes(error).includes("BAD_USER_INPUT")) {
    // Either the place in the list is none any more, or the category never was one.
    return variables.after ? <PageRedirect to={paths.category(name, { ...state })} code={302} /> : <UnknownCategory />;
  }
  if (!shown && error) {
    return (
      <Container>
        <PageStatus code={503} />
        <Seo title="Something went wrong" noindex />
        <ErrorState busy={loading} onRetry={retry} />
      </Container>
    );
  }
  if (!shown) return <CategoryPageSkeleton />;
  if (!shown.category) return <UnknownCategory />;
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
  <>
    <PageStatus code={404} />
    <Seo title="Page not found" noindex />
    <Notice
      kicker="Nothing here"
      title="Oops! Page not found"
      text="There is no such category."
      action={
        <Button component={Link} to={paths.home()}>
          Return to Home
        </Button>
      }
    />
  </>
);
