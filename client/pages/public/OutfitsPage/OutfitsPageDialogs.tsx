import Skeleton from "@mui/material/Skeleton";
import { Suspense, type ComponentType } from "react";
import { paths } from "../../../../site/addresses";
import type { OutfitsAddress } from "./outfitsQuery";
import { lazyPart, NotLoaded } from "../../../shared/ui/lazyPart";

interface Tool {
  title: string;
  text: string;
  Content: ComponentType<{ address: OutfitsAddress }>;
}

/** The dialogs' code and data load on first use. */
const tools: Partial<Record<string, Tool>> = {
  "seasonal-trends": {
    title: "Seasonal Trends",
    text: "Looks by the season in which they were worn, the current one first.",
    Content: lazyPart(async () => (await import("./OutfitsPageSeasonalTrends")).OutfitsPageSeasonalTrends, NotLoaded),
  },
  "style-match": {
    title: "Style Match",
    text: "Choose a style and see everyone who dresses that way.",
    Content: lazyPart(async () => (await import("./OutfitsPageStyleMatch")).OutfitsPageStyleMatch, NotLoaded),
  },
  "shopping-guides": {
    title: "Shopping Guides",
    text: "Articles to read before you buy, and where to look.",
    Content: lazyPart(async () => (await import("./OutfitsPageShoppingGuides")).OutfitsPageShoppingGuides, NotLoaded),
  },
};

const LinkedDialog = lazyPart(async () => (await import("../../../shared/ui/links/LinkedDialog")).LinkedDialog);

/** The dialog of the tool in the URL. */
export function OutfitsPageDialogs({ address }: { address: OutfitsAddress }) {
  const { dialog, ...page } = address;
  const tool = dialog === undefined ? undefined : tools[dialog];
  if (!tool) return null;
  const { title, text, Content } = tool;
  return (
    <Suspense>
      <LinkedDialog key={dialog} title={title} text={text} closeTo={paths.outfits(page)}>
        <Suspense fallback={<Skeleton height="18rem" role="status" aria-label="Loading..." />}>
          <Content address={page} />
        </Suspense>
      </LinkedDialog>
    </Suspense>
  );
}
