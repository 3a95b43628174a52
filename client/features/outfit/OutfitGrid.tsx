import type { FragmentType } from "@apollo/client";
import { useRef } from "react";
import type { OutfitCard_OutfitFragment } from "../../graphql/generated/operations";
import { CardGrid } from "../../shared/ui/CardGrid";
import { LoadMoreLink } from "../../shared/ui/LoadMoreLink";
import { OutfitCard } from "./OutfitCard";

export interface OutfitGridProps {
  /** Masked rows: the query asks for `id` beside the card's fragment. */
  outfits: readonly ({ id: string } & FragmentType<OutfitCard_OutfitFragment>)[];
  columns?: 3 | 4;
  /** Heading level of the cards. */
  level?: 2 | 3;
  /** How many cards stand on the first screen. */
  priority?: number;
  /** Given while there are more; `onLoad` settles when the next page is in the list. */
  more?: { href: string; busy: boolean; onLoad: () => Promise<void> };
}

/** Outfits side by side, and more of them on request: focus then moves to the first new card. */
export function OutfitGrid({ outfits, columns = 3, level = 3, priority = 0, more }: OutfitGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const loadMore = async () => {
    const shown = outfits.length;
    await more?.onLoad();
    // The new cards are rendered after the answer arrived, so they are looked for a frame later.
    requestAnimationFrame(() => grid.current?.children[shown]?.querySelector("a")?.focus());
  };
  return (
    <>
      <CardGrid ref={grid} columns={columns}>
        {outfits.map((outfit, index) => (
          <li key={outfit.id}>
            <OutfitCard outfit={outfit} level={level} priority={index < priority} />
          </li>
        ))}
      </CardGrid>
      {more ? <LoadMoreLink href={more.href} busy={more.busy} onLoadMore={() => void loadMore()} /> : null}
    </>
  );
}
