import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { useRememberedCurrency } from "../../../features/shops/offer/currencyChoice";
import { AppliedFilters } from "../../../features/shops/offer/AppliedFilters";
import { OfferFilters } from "../../../features/shops/offer/OfferFilters";
import { OfferGrid } from "../../../features/shops/offer/OfferGrid";
import { priceUse } from "../../../features/shops/offer/offerState";
import { showingText } from "../../../features/shops/offer/showingText";
import { PriceNote } from "../../../features/shops/offer/PriceNote";
import { OfferListJsonLd } from "../../../features/shops/offer/OfferListJsonLd";
import {
  ShopPageDocument,
  type ShopPageQuery,
  type ShopPageQueryVariables,
} from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { boundedText } from "../../../shared/format/plural";
import { useSite } from "../../../shared/site/SiteContext";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { LoadMoreLink } from "../../../shared/ui/links/LoadMoreLink";
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
  const count = useRef<HTMLParagraphElement>(null);
  const { edges, pageInfo, totalCount } = data.affiliateProducts;
  const offers = edges.map(({ node }) => node);
  const { endCursor, hasNextPage } = pageInfo;
  const { list, busy, failed, loadMore } = useLoadMore({
    query: ShopPageDocument,
    variables,
    endCursor,
    count: offers.length,
  });
  const { productFacets, affiliateProductCurrencies } = data;
  const { currency: chosen, min, max, sort } = state;
  const comparison = { currency: chosen || site.currency, currencies: affiliateProductCurrencies };
  const filters = shopFilters(state, productFacets, comparison.currency);
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
        <CountLine>
          <p ref={count} role="status" tabIndex={-1}>
            {showingText(totalCount)}
          </p>
          <AppliedFilters filters={filters} clearTo={clearTo} onRemove={() => count.current?.focus()} />
          <PriceNote
            {...comparison}
            rates={data.exchangeRates}
            offers={offers}
            compares={priceUse({ price: state.price || min || max, sort })}
          />
        </CountLine>
        {onRetry ? <ErrorState busy={loading} onRetry={onRetry} /> : null}
        <Results aria-busy={loading}>
          {offers.length > 0 ? (
            <>
              <OfferGrid
                ref={list}
                offers={offers}
                columns={4}
                level={2}
                priority={2}
                note={({ outfit }) =>
                  outfit?.celebrity ? (
                    <Wearer>
                      Worn by <Link to={paths.outfit(outfit.slug)}>{outfit.celebrity.name}</Link>
                    </Wearer>
                  ) : null
                }
              />
              <OfferListJsonLd
                name={title}
                offers={offers}
                paths={offers.map(({ outfit }) => (outfit ? paths.outfit(outfit.slug) : paths.shop()))}
              />
            </>
          ) : (
            <EmptyState
              title="No items found"
              text="Try adjusting your filters or search criteria."
              action={
                filters.length > 0 ? (
                  <Button component={Link} to={clearTo} variant="outlined">
                    Reset Filters
                  </Button>
                ) : null
              }
            />
          )}
        </Results>
        {failed ? <ErrorState busy={busy} onRetry={loadMore} /> : null}
        {hasNextPage && endCursor && !failed ? (
          <LoadMoreLink href={paths.shop({ ...state, after: endCursor })} busy={busy} onLoadMore={loadMore} />
        ) : null}
      </Container>
    </Section>
  );
}

const Section = styled("section")({ paddingBottom: "clamp(3.5rem, 2.5rem + 3vw, 6rem)" });

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
