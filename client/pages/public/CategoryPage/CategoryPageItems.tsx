import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { AppliedFilters } from "../../../features/shops/offer/AppliedFilters";
import { OfferFilters, usualFields } from "../../../features/shops/offer/OfferFilters";
import { OfferGrid } from "../../../features/shops/offer/OfferGrid";
import { listSizesInStock, OfferSizes } from "../../../features/shops/offer/OfferSizes";
import { OfferListJsonLd } from "../../../features/shops/offer/OfferListJsonLd";
import { priceLabel, priceUse, type OfferState } from "../../../features/shops/offer/offerState";
import { currencyFields, useRememberedCurrency } from "../../../features/shops/offer/currencyChoice";
import { showingText } from "../../../features/shops/offer/showingText";
import { PriceNote } from "../../../features/shops/offer/PriceNote";
import {
  CategoryPageDocument,
  type CategoryPageQuery,
  type CategoryPageQueryVariables,
} from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { useSite } from "../../../shared/site/SiteContext";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { LoadMoreLink } from "../../../shared/ui/links/LoadMoreLink";

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
  const count = useRef<HTMLParagraphElement>(null);
  const offers = items.edges.map(({ node }) => node);
  const { endCursor, hasNextPage } = items.pageInfo;
  const { list, busy, failed, loadMore } = useLoadMore({
    query: CategoryPageDocument,
    variables,
    endCursor,
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
        <CountLine>
          <p ref={count} role="status" tabIndex={-1}>
            {showingText(items.totalCount)}
          </p>
          <AppliedFilters filters={filters} onRemove={() => count.current?.focus()} />
          <PriceNote {...comparison} {...{ rates, offers }} compares={priceUse({ price, sort })} />
        </CountLine>
        {onRetry ? <ErrorState busy={loading} onRetry={onRetry} /> : null}
        <Results aria-busy={loading}>
          {offers.length > 0 ? (
            <>
              <OfferGrid
                ref={list}
                offers={offers}
                level={2}
                priority={1}
                note={({ isAvailable, variants }) =>
                  isAvailable ? <OfferSizes sizes={listSizesInStock(variants)} /> : null
                }
              />
              <OfferListJsonLd
                name={`Celebrity ${label}`}
                offers={offers}
                paths={offers.map(() => paths.category(name))}
              />
            </>
          ) : (
            <EmptyState
              title="No items found"
              text="Try adjusting your filters or search criteria."
              action={
                filters.length > 0 ? (
                  <Button component={Link} to={paths.category(name, { currency: chosen })} variant="outlined">
                    Reset Filters
                  </Button>
                ) : null
              }
            />
          )}
        </Results>
        {failed ? <ErrorState busy={busy} onRetry={loadMore} /> : null}
        {hasNextPage && endCursor && !failed ? (
          <LoadMoreLink href={paths.category(name, { ...state, after: endCursor })} busy={busy} onLoadMore={loadMore} />
        ) : null}
      </Container>
    </Section>
  );
}

const Section = styled("section")({
  paddingBlock: "clamp(2rem, 1.5rem + 2vw, 3.5rem) clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
});

const CountLine = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 20px",
  minHeight: 44,
  marginBlock: "20px 24px",
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Results = styled("div")({ transition: "opacity 160ms", "&[aria-busy='true']": { opacity: 0.5 } });
