import Button, { type ButtonProps } from "@mui/material/Button";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { useSite } from "../../site/SiteContext";
import { VisuallyHidden } from "../VisuallyHidden";
import { type AffiliateTarget, useAffiliateTarget } from "./useAffiliateTarget";

export interface AffiliateLinkProps extends AffiliateTarget {
  variant?: ButtonProps["variant"];
  children: ReactNode;
}

/** The button to the retailer. */
export function AffiliateLink({ variant, children, ...target }: AffiliateLinkProps) {
  return (
    <Button variant={variant} {...useAffiliateTarget(target)}>
      {children}
      <NewTabNote />
    </Button>
  );
}

type AnchorAttributes = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "tabIndex" | "aria-hidden">;

/** The same link around a title or a picture. */
export function AffiliateAnchor({
  children,
  className,
  tabIndex,
  "aria-hidden": hidden,
  ...target
}: AffiliateTarget & AnchorAttributes & { children: ReactNode }) {
  return (
    <a className={className} tabIndex={tabIndex} aria-hidden={hidden} {...useAffiliateTarget(target)}>
      {children}
      <NewTabNote />
    </a>
  );
}

const NewTabNote = () => (useSite().openLinksInNewTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null);
