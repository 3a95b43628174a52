import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { OfferFilters, usualFields } from "../../../features/shops/offer/OfferFilters";
import { OfferResults } from "../../../features/shops/offer/OfferResults";
import { listSizesInStock, OfferSizes } from "../../../features/shops/offer/OfferSizes";
import { priceLabel, priceUse, type OfferState } from "../../../features/shops/offer/offerState";
import { currencyFields, useRememberedCurrency } from "../../../features/shops/offer/currencyChoice";
import {
  CategoryPageDocument,
  type CategoryPageQuery,
  type CategoryPageQueryVariables,
} from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { useSite } from "../../../shared/site/SiteContext";

export interface CategoryPageItemsProps {
  name: string;
  label: string;
  items: CategoryPageQuery["categoryItems"];
  currencies: CategoryPageQuery["categoryItemCurrencies"];
  rates: CategoryPageQuery["exchangeRates"];
  state: OfferState;
  variables: CategoryPageQueryVariables;
  loading: boolean;
  onRetry?: () => void;
}

/** Whether two states differ at most in the text of the search. */
const isSameView = (one: OfferState, other: OfferState): boolean =>
  one.price === other.price && one.sort === other.sort && one.currency === other.currency;

/** The filters and the filtered items. */
export function CategoryPageItems(props: CategoryPageItemsProps) {
  const { name, label, items, currencies, rates, state, variables, loading, onRetry } = props;
  const site = useSite();
  const navigate = useNavigate();
  const offers = items.edges.map(({ node }) => node);
  const more = useLoadMore({
    query: CategoryPageDocument,
    variables,
    endCursor: items.pageInfo.endCursor,
    count: offers.length,
  });
  const apply = (wanted: OfferState) => {
    // Typing replaces one history entry; every other change adds an entry, so that Back undoes it.
    const replace = state.search !== "" && isSameView(wanted, state);
    void navigate(paths.category(name, { ...wanted }), { replace, preventScrollReset: true });
    if (wanted.currency !== state.currency) remember(wanted.currency);
  };
  const { search, price, sort, currency: chosen } = state;
  const remember = useRememberedCurrency({ currency: chosen, currencies }, (currency) => {
    void navigate(paths.category(name, { ...state, currency }), { replace: true, preventScrollReset: true });
  });
  const comparison = { currency: chosen || site.currency, currencies };
  const without = (part: keyof OfferState): string => paths.category(name, { ...state, [part]: "" });
  const filters = [
    ...(search ? [{ label: `“${search}”`, to: without("search") }] : []),
    ...(price ? [{ label: priceLabel(price, comparison.currency), to: without("price") }] : []),
  ];
  return (
    <Section aria-label="Products">
      <Container>
        <OfferFilters
          action={paths.category(name)}
          value={state}
          onChange={apply}
          fields={[...usualFields(comparison.currency), ...currencyFields(comparison, chosen, site.currency)]}
        />
        <OfferResults
          {...comparison}
          rates={rates}
          compares={priceUse({ price, sort })}
          offers={offers}
          priority={1}
          note={({ isAvailable, variants }) => (isAvailable ? <OfferSizes sizes={listSizesInStock(variants)} /> : null)}
          name={`Celebrity ${label}`}
          getPath={() => paths.category(name)}
          totalCount={items.totalCount}
          filters={filters}
          resetTo={paths.category(name, { currency: chosen })}
          loading={loading}
          onRetry={onRetry}
          more={more}
          pageInfo={items.pageInfo}
          moreTo={(after) => paths.category(name, { ...state, after })}
        />
      </Container>
    </Section>
  );
}

const Section = styled("section")({
  paddingBlock: "clamp(2rem, 1.5rem + 2vw, 3.5rem) clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
});
