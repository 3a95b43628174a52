import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "@mui/material/styles";
import { actionStyle } from "./actionStyle";

export type ActionLinkProps = {
  /** "solid" ink, "outline", or underlined "text". */
  variant?: "solid" | "outline" | "text";
  children: ReactNode;
} & ({ to: string; href?: never } | { href: string; to?: never });

/** A link that looks like a button; `to` stays in the application, `href` loads a page. */
export function ActionLink({ variant = "solid", children, to, href }: ActionLinkProps) {
  return to === undefined ? (
    <Anchor href={href} data-variant={variant}>
      {children}
    </Anchor>
  ) : (
    <RouterAnchor to={to} data-variant={variant}>
      {children}
    </RouterAnchor>
  );
}

const Anchor = styled("a")(actionStyle);
const RouterAnchor = styled(Link)(actionStyle);
