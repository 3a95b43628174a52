import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { AppliedFilters } from "../../../features/offer/AppliedFilters";
import { OfferFilters } from "../../../features/offer/OfferFilters";
import { OfferGrid } from "../../../features/offer/OfferGrid";
import { OfferListJsonLd } from "../../../features/offer/OfferListJsonLd";
import { priceLabel, type OfferState } from "../../../features/offer/offerState";
import {
  CategoryPageDocument,
  type CategoryPageQuery,
  type CategoryPageQueryVariables,
} from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { plural } from "../../../shared/format/plural";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { LoadMoreLink } from "../../../shared/ui/links/LoadMoreLink";

export interface CategoryPageItemsProps {
  name: string;
  label: string;
  items: CategoryPageQuery["categoryItems"];
  state: OfferState;
  variables: CategoryPageQueryVariables;
  loading: boolean;
  onRetry?: () => void;
}

/** The filters and the filtered items. */
export function CategoryPageItems({ name, label, items, state, variables, loading, onRetry }: CategoryPageItemsProps) {
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
    const replace = state.search !== "" && wanted.price === state.price && wanted.sort === state.sort;
    void navigate(paths.category(name, { ...wanted }), { replace, preventScrollReset: true });
  };
  const { search, price, sort } = state;
  const filters = [
    ...(search ? [{ label: `“${search}”`, to: paths.category(name, { price, sort }) }] : []),
    ...(price ? [{ label: priceLabel(price), to: paths.category(name, { search, sort }) }] : []),
  ];
  return (
    <Part aria-label="Products">
      <Container>
        <OfferFilters action={paths.category(name)} value={state} onChange={apply} />
        <Line>
          <p ref={count} role="status" tabIndex={-1}>
            {`Showing ${plural(items.totalCount, "item")}`}
          </p>
          <AppliedFilters filters={filters} onRemove={() => count.current?.focus()} />
        </Line>
        {onRetry ? <ErrorState busy={loading} onRetry={onRetry} /> : null}
        <Results aria-busy={loading}>
          {offers.length > 0 ? (
            <>
              <OfferGrid ref={list} offers={offers} level={2} priority={1} />
              <OfferListJsonLd name={`Celebrity ${label}`} offers={offers} />
            </>
          ) : (
            <EmptyState
              title="No items found"
              text="Try adjusting your filters or search criteria."
              action={
                filters.length > 0 ? (
                  <Button component={Link} to={paths.category(name)} variant="outlined">
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
    </Part>
  );
}

const Part = styled("section")({
  paddingBlock: "clamp(2rem, 1.5rem + 2vw, 3.5rem) clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
});

const Line = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 20px",
  minHeight: 44,
  marginBlock: "20px 24px",
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Results = styled("div")({ transition: "opacity 160ms", "&[aria-busy='true']": { opacity: 0.5 } });
