import type { FragmentType } from "@apollo/client";
import type { Ref } from "react";
import type { OutfitCard_OutfitFragment } from "../../graphql/generated/operations";
import { CardGrid } from "../../shared/ui/CardGrid";
import { OutfitCard } from "./OutfitCard";

export interface OutfitGridProps {
  /** Masked rows: the query asks for `id` beside the card's fragment. */
  outfits: readonly ({ id: string } & FragmentType<OutfitCard_OutfitFragment>)[];
  /** Of the list, whose children are the cards. */
  ref?: Ref<HTMLUListElement>;
  columns?: 3 | 4;
  /** Heading level of the cards. */
  level?: 2 | 3;
  /** How many cards stand on the first screen. */
  priority?: number;
}

export function OutfitGrid({ outfits, ref, columns = 3, level = 3, priority = 0 }: OutfitGridProps) {
  return (
    <CardGrid ref={ref} columns={columns}>
      {outfits.map((outfit, index) => (
        <li key={outfit.id}>
          <OutfitCard outfit={outfit} level={level} priority={index < priority} />
        </li>
      ))}
    </CardGrid>
  );
}
