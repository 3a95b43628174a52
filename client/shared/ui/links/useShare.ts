import { useInBrowser } from "../../hooks/useInBrowser";
import { absoluteUrl } from "../../seo/head";
import { useSite } from "../../site/SiteContext";
import { useToast } from "../../toast/ToastContext";

/** A longer URL would fill the screen. */
const longestShown = 200;

export interface Share {
  /** The browser has a share sheet; otherwise `share` copies the link. */
  canShare: boolean;
  /** Scheme and host of absolute URLs. */
  origin: string;
  url: string;
  share: () => Promise<void>;
}

/** Shares a page of the site by its canonical path. */
export function useShare({ title, path }: { title: string; path: string }): Share {
  const site = useSite();
  const toast = useToast();
  const canShare = useInBrowser(() => typeof navigator.share === "function", false);
  // Without a configured origin, use the browser's.
  const origin = useInBrowser(() => site.origin || window.location.origin, site.origin);
  const url = absoluteUrl(origin, path);
  const text = url.length > longestShown ? undefined : url;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: "Link copied", text });
    } catch {
      toast({ title: "The link could not be copied", text, variant: "destructive" });
    }
  };
  const openSheet = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is no error.
      if (!(error instanceof Error && error.name === "AbortError")) await copy();
    }
  };
  return { canShare, origin, url, share: canShare ? openSheet : copy };
}
