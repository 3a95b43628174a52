import { withQuery } from "../../../../site/links";

interface Shared {
  url: string;
  title: string;
  image?: string;
}

/** URLs of the networks' share pages. */
export const shareLinks = ({ url, title, image }: Shared): readonly { name: string; href: string }[] => [
  { name: "Facebook", href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }) },
  { name: "Twitter", href: withQuery("https://twitter.com/intent/tweet", { url, text: title }) },
  {
    name: "Pinterest",
    href: withQuery("https://www.pinterest.com/pin/create/button/", { url, media: image, description: title }),
  },
];
