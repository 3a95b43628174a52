import { schemeAttribute } from "../../theme/colorScheme";

export interface FrameOptions {
  /** Nonce of this page's policy, which the frame inherits; undefined without a policy. */
  nonce: string | undefined;
  /** "dark" or "light". */
  scheme: string | null;
}

/**
 * Prepares a page for the `srcdoc` of a sandboxed frame. Its styles get the nonce of the admin area's policy. Its links
 * would open windows, which the sandbox forbids, so that they lead nowhere. Its scripts would not run anyway.
 */
export function prepareFrame(html: string, { nonce, scheme }: FrameOptions): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  if (nonce) for (const style of page.querySelectorAll("style")) style.setAttribute("nonce", nonce);
  if (scheme === "dark") page.documentElement.setAttribute(schemeAttribute, scheme);
  const base = page.createElement("base");
  base.target = "_blank";
  page.head.prepend(base);
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}
