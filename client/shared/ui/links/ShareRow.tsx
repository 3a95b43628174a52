import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { withQuery } from "../../../../site/links";
import { absoluteUrl } from "../../seo/head";
import { ShareIcon } from "../icons";
import { useShare } from "./useShare";
import { VisuallyHidden } from "../VisuallyHidden";

interface Shared {
  url: string;
  title: string;
  image?: string;
}

/** URLs of the networks' share pages. */
const shareLinks = ({ url, title, image }: Shared): readonly { name: string; href: string }[] => [
  { name: "Facebook", href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }) },
  { name: "Twitter", href: withQuery("https://twitter.com/intent/tweet", { url, text: title }) },
  {
    name: "Pinterest",
    href: withQuery("https://www.pinterest.com/pin/create/button/", { url, media: image, description: title }),
  },
];

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
  const { canShare, origin, url, share } = useShare({ title, path });
  return (
    <ShareButtons>
      <Button variant="text" startIcon={<ShareIcon />} onClick={() => void share()}>
        {canShare ? "Share" : "Copy link"}
      </Button>
      {shareLinks({ url, title, image: image ? absoluteUrl(origin, image) : undefined }).map(({ name, href }) => (
        <Button key={name} variant="text" href={href} target="_blank" rel="noopener noreferrer">
          <VisuallyHidden>Share on </VisuallyHidden>
          {name}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </Button>
      ))}
    </ShareButtons>
  );
}

const ShareButtons = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 22px",
  "& button": { textDecoration: "none" },
});
