import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { Ref } from "react";
import type { OutfitCard_OutfitFragment } from "../../../graphql/generated/operations";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { cardSizes } from "../../../shared/ui/picture/pictureSizes";
import { OutfitCard } from "./OutfitCard";

export interface OutfitGridProps {
  /** Masked rows: the query selects `id` besides the card's fragment. */
  outfits: readonly ({ id: string } & FragmentType<OutfitCard_OutfitFragment>)[];
  /** Ref for the list element whose children are the cards. */
  ref?: Ref<HTMLUListElement>;
  columns?: 3 | 4;
  /** Heading level of the cards. */
  level?: 2 | 3;
  /** For pages that already name the wearer. */
  hideWearer?: boolean;
  /** The number of cards on the first screen. */
  priority?: number;
}

export function OutfitGrid({
  outfits,
  ref,
  columns = 3,
  level = 3,
  hideWearer = false,
  priority = 0,
}: OutfitGridProps) {
  return (
    <Grid ref={ref} columns={columns}>
      {outfits.map((outfit, index) => (
        <li key={outfit.id}>
          <OutfitCard
            outfit={outfit}
            level={level}
            hideWearer={hideWearer}
            sizes={cardSizes(columns)}
            priority={index < priority}
          />
        </li>
      ))}
    </Grid>
  );
}

// Two columns on a phone: a tall image in a single column would fill a whole screen.
const Grid = styled(CardGrid)(({ theme }) => ({
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: 14 },
}));
