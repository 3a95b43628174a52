import type { ComponentProps, MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

export interface FragmentLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  /** Id of an element on the same page. */
  target: string;
}

/**
 * A link to an element on the same page. The router follows it, because it stores the scroll position before and so
 * restores it on Back.
 */
export function FragmentLink({ target, children, ...props }: FragmentLinkProps) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ search, hash: target }, { replace: hash === `#${target}` });
    const element = document.getElementById(target);
    if (!element) return;
    // As a browser does, so that the next Tab continues there.
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  return (
    <a {...props} href={`#${target}`} onClick={follow}>
      {children}
    </a>
  );
}
