import Button, { type ButtonProps } from "@mui/material/Button";
import type { MouseEvent, ReactNode } from "react";
import { outboundPath } from "../../../../site/addresses";
import { reportFollowedLink } from "../../beacon/reportFollowedLink";
import { useSite } from "../../site/SiteContext";
import { VisuallyHidden } from "../VisuallyHidden";

export interface AffiliateLinkProps {
  /** Id of the product, item or outfit; the server knows the retailer's URL. */
  id: string;
  /** The retailer's URL, when the retailer's program allows no redirect through this site. */
  directLink?: string | null;
  /** The link's placement on the page: a card, the button of a look, a search result. */
  placement?: "card" | "buy" | "search";
  variant?: ButtonProps["variant"];
  onFollow?: () => void;
  children: ReactNode;
}

/** An affiliate link to the retailer, with the attributes from the settings. */
export function AffiliateLink(props: AffiliateLinkProps) {
  const { id, directLink, placement, variant, onFollow, children } = props;
  const { openLinksInNewTab, nofollowLinks } = useSite();
  const go = outboundPath(id, { from: placement });
  const reportClick = (event: MouseEvent): void => {
    if (directLink) reportFollowedLink(event, go);
  };
  return (
    <Button
      href={directLink ?? go}
      rel={nofollowLinks ? "sponsored nofollow noopener" : "sponsored noopener"}
      target={openLinksInNewTab ? "_blank" : undefined}
      variant={variant}
      onClick={(event) => {
        reportClick(event);
        onFollow?.();
      }}
      onAuxClick={reportClick}
    >
      {children}
      {openLinksInNewTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </Button>
  );
}
