import type { MouseEvent } from "react";
import { outboundPath, uncountedPlacement } from "../../../../site/outbound";
import { reportFollowedLink } from "../../beacon/reportFollowedLink";
import { useSite } from "../../site/SiteContext";

export interface AffiliateTarget {
  /** Id of the product, item or outfit; the server knows the retailer's URL. */
  id: string;
  /** The retailer's URL, when the retailer's program allows no redirect through this site. */
  directLink?: string | null;
  /** The link's placement on the page: a card, the button of a look, a search result. */
  placement?: "card" | "buy" | "search";
  onFollow?: () => void;
}

interface LinkAttributes {
  href: string;
  rel: string;
  target: string | undefined;
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
}

/** Attributes of a link to the retailer, as the settings say. */
export function useAffiliateTarget({ id, directLink, placement, onFollow }: AffiliateTarget): LinkAttributes {
  const { openLinksInNewTab, nofollowLinks, countsClicks } = useSite();
  const go = outboundPath(id, { from: countsClicks ? placement : uncountedPlacement });
  const reportClick = (event: MouseEvent): void => {
    if (directLink) reportFollowedLink(event, go);
  };
  return {
    href: directLink ?? go,
    rel: nofollowLinks ? "sponsored nofollow noopener" : "sponsored noopener",
    target: openLinksInNewTab ? "_blank" : undefined,
    onClick: (event) => {
      reportClick(event);
      onFollow?.();
    },
    onAuxClick: reportClick,
  };
}
