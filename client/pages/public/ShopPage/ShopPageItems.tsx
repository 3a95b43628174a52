import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { useRememberedCurrency } from "../../../features/shops/offer/currencyChoice";
import { OfferFilters } from "../../../features/shops/offer/OfferFilters";
import { OfferResults } from "../../../features/shops/offer/OfferResults";
import { priceUse } from "../../../features/shops/offer/offerState";
import {
  ShopPageDocument,
  type ShopPageQuery,
  type ShopPageQueryVariables,
} from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { boundedText } from "../../../shared/format/plural";
import { useSite } from "../../../shared/site/SiteContext";
import { linkedNames, shopFields, shopFilters, type ShopState } from "./shopState";

export interface ShopPageItemsProps {
  data: ShopPageQuery;
  state: ShopState;
  title: string;
  variables: ShopPageQueryVariables;
  /** Another filter is loading; the previous results are shown. */
  loading: boolean;
  /** Set when the last request failed. */
  onRetry?: () => void;
}

/** The filters and the filtered pieces. */
export function ShopPageItems({ data, state, title, variables, loading, onRetry }: ShopPageItemsProps) {
  const navigate = useNavigate();
  const site = useSite();
  const { edges, pageInfo, totalCount } = data.affiliateProducts;
  const offers = edges.map(({ node }) => node);
  const more = useLoadMore({
    query: ShopPageDocument,
    variables,
    endCursor: pageInfo.endCursor,
    count: offers.length,
  });
  const { productFacets, affiliateProductCurrencies } = data;
  const { currency: chosen, min, max, sort } = state;
  const comparison = { currency: chosen || site.currency, currencies: affiliateProductCurrencies };
  const filters = shopFilters(state, data, comparison.currency);
  const clearTo = paths.shop({ currency: chosen, sort });
  const remember = useRememberedCurrency({ ...comparison, currency: chosen }, (currency) => {
    void navigate(paths.shop({ ...state, currency }), { replace: true, preventScrollReset: true });
  });
  const apply = (wanted: ShopState) => {
    // Typing replaces one history entry; every other change adds an entry, so that Back undoes it.
    const typing = (Object.keys(state) as (keyof ShopState)[]).every(
      (name) => name === "search" || wanted[name] === state[name],
    );
    void navigate(paths.shop(wanted), { replace: typing && state.search !== "", preventScrollReset: true });
    if (wanted.currency !== chosen) remember(wanted.currency);
  };
  return (
    <Section aria-label="Products">
      <Container>
        <OfferFilters
          action={paths.shop()}
          value={state}
          onChange={apply}
          fields={shopFields(productFacets, state, comparison, site.currency)}
          kept={linkedNames}
          sheet={{ used: filters.length, clearTo, result: boundedText(totalCount, "Item") }}
        />
        <OfferResults
          {...comparison}
          rates={data.exchangeRates}
          compares={priceUse({ price: state.price || min || max, sort })}
          offers={offers}
          columns={4}
          priority={2}
          note={({ outfit }) =>
            outfit?.celebrity ? (
              <Wearer>
                Worn by <Link to={paths.outfit(outfit.slug)}>{outfit.celebrity.name}</Link>
              </Wearer>
            ) : null
          }
          name={title}
          getPath={({ outfit }) => (outfit ? paths.outfit(outfit.slug) : paths.shop())}
          totalCount={totalCount}
          filters={filters}
          clearTo={clearTo}
          resetTo={clearTo}
          loading={loading}
          onRetry={onRetry}
          more={more}
          pageInfo={pageInfo}
          moreTo={(after) => paths.shop({ ...state, after })}
        />
      </Container>
    </Section>
  );
}

const Section = styled("section")({ paddingBottom: "clamp(3.5rem, 2.5rem + 3vw, 6rem)" });

const Wearer = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  "& a": {
    display: "inline-block",
    paddingBlock: 4,
    color: theme.vars.palette.text.primary,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.3em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
}));
