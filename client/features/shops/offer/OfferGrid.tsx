import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { ReactNode, Ref } from "react";
import type { OfferCard_OfferFragment } from "../../../graphql/generated/operations";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { cardSizes } from "../../../shared/ui/picture/pictureSizes";
import { OfferCard } from "./OfferCard";
import type { ConvertedOffer } from "./PriceNote";

export type OfferRow = { id: string } & ConvertedOffer & FragmentType<OfferCard_OfferFragment>;

export interface OfferGridProps<Row extends OfferRow> {
  /** Masked rows: the query selects `id` besides the card's fragment. */
  offers: readonly Row[];
  /** A line below each price. */
  note?: (offer: Row) => ReactNode;
  columns?: 3 | 4;
  /** Heading level of the cards. */
  level?: 2 | 3;
  /** The number of cards on the first screen. */
  priority?: number;
  ref?: Ref<HTMLUListElement>;
}

/** A grid of offers. */
export function OfferGrid<Row extends OfferRow>(props: OfferGridProps<Row>) {
  const { offers, note, columns = 3, level = 3, priority = 0, ref } = props;
  return (
    <Grid ref={ref} columns={columns}>
      {offers.map((offer, index) => (
        <li key={offer.id}>
          <OfferCard
            offer={offer}
            about={offer.convertedPrice}
            level={level}
            sizes={cardSizes(columns)}
            priority={index < priority}
            note={note?.(offer)}
          />
        </li>
      ))}
    </Grid>
  );
}

/** Two columns on a phone too: an offer is small, and the list is long. */
const Grid = styled(CardGrid)(({ theme }) => ({
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
