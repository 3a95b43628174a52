import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { Ref } from "react";
import type { CelebrityCard_CelebrityFragment } from "../../../graphql/generated/operations";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { cardSizes } from "../../../shared/ui/picture/pictureSizes";
import { CelebrityCard } from "./CelebrityCard";

export interface CelebrityGridProps {
  /** Masked rows: the query selects `id` besides the card's fragment. */
  celebrities: readonly ({ id: string } & FragmentType<CelebrityCard_CelebrityFragment>)[];
  /** Ref for the list element whose children are the cards. */
  ref?: Ref<HTMLUListElement>;
  columns?: 3 | 4;
}

export function CelebrityGrid({ celebrities, ref, columns = 4 }: CelebrityGridProps) {
  return (
    <Grid ref={ref} columns={columns}>
      {celebrities.map((celebrity) => (
        <li key={celebrity.id}>
          <CelebrityCard celebrity={celebrity} sizes={cardSizes(columns)} />
        </li>
      ))}
    </Grid>
  );
}

// Two columns on a phone: portraits are recognizable at that size.
const Grid = styled(CardGrid)(({ theme }) => ({
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
