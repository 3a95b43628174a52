import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useInBrowser } from "../../hooks/useInBrowser";
import { absoluteUrl } from "../../seo/head";
import { useSite } from "../../site/SiteContext";
import { useToast } from "../../toast/ToastContext";
import { ShareIcon } from "../icons";
import { shareLinks } from "./shareLinks";
import { VisuallyHidden } from "../VisuallyHidden";

export interface ShareRowProps {
  title: string;
  /** The canonical path to share. */
  path: string;
  /** An image for networks that require one. */
  image?: string;
}

/**
 * The browser's share sheet where available, otherwise a button that copies the link; and links to each network's share
 * page.
 */
export function ShareRow({ title, path, image }: ShareRowProps) {
  const site = useSite();
  const toast = useToast();
  const canShare = useInBrowser(() => typeof navigator.share === "function", false);
  // Without a configured origin, use the browser's.
  const origin = useInBrowser(() => site.origin || window.location.origin, site.origin);
  const url = absoluteUrl(origin, path);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: "Link copied", text: url });
    } catch {
      toast({ title: "The link could not be copied", text: url, variant: "destructive" });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is no error.
      if (!(error instanceof Error && error.name === "AbortError")) await copy();
    }
  };
  return (
    <Row>
      <Button variant="text" startIcon={<ShareIcon />} onClick={() => void (canShare ? share() : copy())}>
        {canShare ? "Share" : "Copy link"}
      </Button>
      {shareLinks({ url, title, image: image ? absoluteUrl(origin, image) : undefined }).map(({ name, href }) => (
        <Button key={name} variant="text" href={href} target="_blank" rel="noopener noreferrer">
          <VisuallyHidden>Share on </VisuallyHidden>
          {name}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </Button>
      ))}
    </Row>
  );
}

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 22px",
  "& button": { textDecoration: "none" },
});
