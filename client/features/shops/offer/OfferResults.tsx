import type { FragmentType } from "@apollo/client";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { Link } from "react-router-dom";
import type { OfferListJsonLd_OfferFragment } from "../../../graphql/generated/operations";
import type { LoadMoreResult } from "../../../graphql/useLoadMore";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { LoadMore, type LoadMoreProps } from "../../../shared/ui/links/LoadMore";
import { AppliedFilters, type AppliedFiltersProps } from "./AppliedFilters";
import { OfferGrid, type OfferGridProps, type OfferRow } from "./OfferGrid";
import { OfferListJsonLd } from "./OfferListJsonLd";
import { PriceNote, type PriceNoteProps } from "./PriceNote";
import { boundedText } from "../../../shared/format/plural";

/** `Showing 3 items`, as the specification words it. @param total a `boundedCount` */
const showingText = (total: number): string => `Showing ${boundedText(total, "item")}`;

type Listed = OfferRow & FragmentType<OfferListJsonLd_OfferFragment>;

interface OfferResultsProps<Row extends Listed>
  extends
    Pick<OfferGridProps<Row>, "offers" | "note" | "columns" | "priority">,
    Pick<PriceNoteProps, "currency" | "currencies" | "rates" | "compares">,
    Pick<AppliedFiltersProps, "filters" | "clearTo">,
    Pick<LoadMoreProps, "pageInfo"> {
  /** Name of the list, for search engines. */
  name: string;
  /** Returns the path of the page that shows an offer. */
  getPath: (offer: Row) => string;
  totalCount: number;
  /** URL of the list without any filter. */
  resetTo: string;
  /** Another filter is loading; the previous results are shown. */
  loading: boolean;
  /** Set when the last request failed. */
  onRetry?: () => void;
  more: LoadMoreResult<HTMLUListElement>;
  /** Returns the URL of the page after a cursor. */
  moreTo: LoadMoreProps["to"];
}

/** The filtered offers below their filters: how many, which filters apply, the grid and more of it. */
export function OfferResults<Row extends Listed>(props: OfferResultsProps<Row>) {
  const { offers, filters, resetTo, loading, onRetry } = props;
  const { list, more } = props.more;
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <CountLine>
        <p ref={count} role="status" tabIndex={-1}>
          {showingText(props.totalCount)}
        </p>
        <AppliedFilters filters={filters} clearTo={props.clearTo} onRemove={() => count.current?.focus()} />
        <PriceNote
          currency={props.currency}
          currencies={props.currencies}
          rates={props.rates}
          offers={offers}
          compares={props.compares}
        />
      </CountLine>
      {onRetry ? <ErrorState busy={loading} onRetry={onRetry} /> : null}
      <Results aria-busy={loading}>
        {offers.length > 0 ? (
          <>
            <OfferGrid
              ref={list}
              offers={offers}
              columns={props.columns}
              level={2}
              priority={props.priority}
              note={props.note}
            />
            <OfferListJsonLd name={props.name} offers={offers} paths={offers.map(props.getPath)} />
          </>
        ) : (
          <EmptyState
            title="No items found"
            text="Try adjusting your filters or search criteria."
            action={
              filters.length > 0 ? (
                <Button component={Link} to={resetTo} variant="outlined">
                  Reset Filters
                </Button>
              ) : null
            }
          />
        )}
      </Results>
      <LoadMore pageInfo={props.pageInfo} to={props.moreTo} more={more} />
    </>
  );
}

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
