import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { paths } from "../paths";
import { useSite } from "../site/SiteContext";
import { actionStyle } from "./actionStyle";
import { VisuallyHidden } from "./VisuallyHidden";

export interface AffiliateLinkProps {
  /** Of the product, item or outfit; the server knows the retailer's address. */
  id: string;
  variant?: "solid" | "outline" | "text";
  onFollow?: () => void;
  children: ReactNode;
}

/** A way to the retailer, marked as the settings say. */
export function AffiliateLink({ id, variant = "solid", onFollow, children }: AffiliateLinkProps) {
  const { openLinksInNewTab, nofollowLinks } = useSite();
  return (
    <Anchor
      href={paths.go(id)}
      rel={nofollowLinks ? "sponsored nofollow noopener" : "sponsored noopener"}
      target={openLinksInNewTab ? "_blank" : undefined}
      data-variant={variant}
      onClick={onFollow}
    >
      {children}
      {openLinksInNewTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </Anchor>
  );
}

const Anchor = styled("a")(actionStyle, { position: "relative" });
