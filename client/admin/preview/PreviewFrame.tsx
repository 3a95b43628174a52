import { styled } from "@mui/material/styles";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { schemeAttribute } from "../../shared/theme/colorScheme";
import { styleNonce } from "../grid/styleNonce";

interface FrameOptions {
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

export interface PreviewFrameProps {
  html: string;
  /** The width of the page in pixels; it is scaled down to fit. */
  width: number;
}

interface Size {
  width: number;
  height: number;
}

/** A page in a frame that runs no scripts, sends no forms and follows no links. It keeps its place when the page changes. */
export function PreviewFrame({ html, width }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [size, setSize] = useState<Size>({ width, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const page = useMemo(
    () => prepareFrame(html, { nonce: styleNonce(), scheme: document.documentElement.getAttribute(schemeAttribute) }),
    [html],
  );
  const followPlace = () => {
    const view = frame.current?.contentWindow;
    if (scrolled.current > 0) view?.scrollTo(0, scrolled.current);
    view?.addEventListener("scroll", () => (scrolled.current = view.scrollY), { passive: true });
  };
  const scale = Math.min(1, size.width / width);
  return (
    <Box ref={box}>
      <iframe
        ref={frame}
        title="Preview of the page"
        // The page's fonts load only from its own origin; without scripts it cannot use it otherwise.
        sandbox="allow-same-origin"
        srcDoc={page}
        onLoad={followPlace}
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          marginLeft: Math.max(0, (size.width - width) / 2),
        }}
      />
    </Box>
  );
}

const Box = styled("div")(({ theme }) => ({
  flex: "1 1 auto",
  minHeight: 0,
  overflow: "hidden",
  background: theme.vars.editorial.sunken,
  "& iframe": {
    display: "block",
    border: 0,
    transformOrigin: "0 0",
    background: theme.vars.palette.background.default,
  },
}));
