import { useQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { canonicalPath } from "../../../../site/links";
import { isBadCursor } from "../../../graphql/errorCodes";
import { ShopPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { ShopPageItems } from "./ShopPageItems";
import { describeShop, isIndexed } from "./shopSeo";
import { readShopState, shopVariables } from "./shopState";

const description = "Every piece from every look: who wore it, what it costs, and the shop that sells it.";

export function ShopPage() {
  const [params] = useSearchParams();
  const state = readShopState(params);
  const variables = shopVariables(state, params.get("after") || null);
  const { data, previousData, error, loading, refetch } = useQuery(ShopPageDocument, {
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  const { currency } = useSite();
  const page = describeShop(state, shown, currency);
  const retry = () => void refetch();
  // Invalid cursor.
  if (!shown && isBadCursor(error, variables.after)) return <PageRedirect to={paths.shop(state)} code={302} />;
  return (
    <>
      <Seo
        title={page?.title ?? "Shop the Looks"}
        description={page?.description ?? description}
        path={canonicalPath(paths.shop, { ...state, after: variables.after ?? undefined })}
        noindex={!isIndexed(state, shown)}
        wholeList={shown?.affiliateProducts.edges.length === 0 && paths.shop()}
      />
      <Container>
        <PageHeader kicker="The pieces" title={page?.title ?? "Shop"} text={page?.description ?? description}>
          <Disclosure />
        </PageHeader>
      </Container>
      {shown ? (
        <ShopPageItems
          data={shown}
          title={page?.title ?? "Shop the Looks"}
          {...{ state, variables, loading }}
          onRetry={error ? retry : undefined}
        />
      ) : error ? (
        <UnavailablePage busy={loading} onRetry={retry} />
      ) : (
        <ShopPageSkeleton />
      )}
    </>
  );
}

ShopPage.firstQuery = ({ search }: PageAddress) =>
  pageQuery(ShopPageDocument, shopVariables(readShopState(search), search.get("after") || null));

/** Shown below the page's header, which needs no data: the filters, then the cards. */
export function ShopPageSkeleton() {
  return (
    <Container role="status" aria-label="Loading...">
      <Skeleton height="48px" style={{ marginBottom: 72 }} />
      <CardGridSkeleton count={8} columns={4} ratio="1 / 1" />
    </Container>
  );
}
