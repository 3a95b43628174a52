import { schemeAttribute } from "../../shared/theme/colorScheme";

export interface FrameOptions {
  /** Nonce of this page's policy, which the frame inherits; undefined without a policy. */
  nonce: string | undefined;
  /** "dark" or "light". */
  scheme: string | null;
}

/**
 * Prepares a page for the `srcdoc` of a sandboxed frame. Its styles get the nonce of the admin area's policy. Its scripts,
 * which the sandbox forbids, become templates, so that the browser does not report them. Its links would open windows,
 * which the sandbox forbids too, so that they lead nowhere. A parsed document would apply the policy before the nonces
 * are set.
 */
export function prepareFrame(html: string, { nonce, scheme }: FrameOptions): string {
  const withNonces = nonce ? html.replaceAll("<style", `<style nonce="${nonce}"`) : html;
  return withNonces
    .replaceAll("<script", "<template")
    .replaceAll("</script>", "</template>")
    .replace("<html", scheme === "dark" ? `<html ${schemeAttribute}="dark"` : "<html")
    .replace("<head>", '<head><base target="_blank">');
}
