import type { Handle } from "hast-util-to-mdast";
import type { Paragraph, PhrasingContent } from "mdast";
import type { MarkupContext } from "./markupTree";
import { createText, findElement, getAttribute, hasClass, isElement, type MarkupElement } from "./markupTree";
import { toBlocks } from "./structureHandlers";
import { escapeDestination } from "./writeMarkdown";

/** Players embed a film under an address that shows it without its page. */
function toPageAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  const [, folder, id] = pathname.split("/");
  const isYouTube = /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(hostname);
  if (isYouTube && (folder === "embed" || folder === "v") && id)
    return `https://www.youtube.com/watch?v=${id.split("&")[0]}`;
  return hostname === "player.vimeo.com" && folder === "video" && id ? `https://vimeo.com/${id}` : address;
}

function findPlayerAddress(element: MarkupElement): string {
  const read = (from: MarkupElement | undefined, ...names: string[]): string =>
    names.map((name) => (from ? getAttribute(from, name) : "")).find(Boolean) ?? "";
  const isMovie = (inner: MarkupElement) => isElement(inner, "param") && getAttribute(inner, "name") === "movie";
  return (
    read(element, "src", "data", "dataSrc") ||
    read(
      findElement(element.children, (inner) => read(inner, "src", "href") !== ""),
      "src",
      "href",
    ) ||
    read(findElement(element.children, isMovie), "value")
  );
}

const isDrawnInPlace = (address: string): boolean => /^data:/i.test(address);

/** Plug-ins that load pictures late keep the address in another attribute. */
function findPictureAddress(element: MarkupElement): string {
  const src = getAttribute(element, "src");
  if (src && !isDrawnInPlace(src)) return src;
  const late = ["dataSrc", "dataLazySrc", "dataOrigFile"].map((name) => getAttribute(element, name));
  return late.find((address) => address && !isDrawnInPlace(address)) ?? "";
}

const maxAlt = 400;

/** Brackets would have to be escaped, which readers of pictures in Markdown do not expect. */
const toAlt = (text: string): string =>
  text.replace(/\s+/g, " ").replaceAll("[", "(").replaceAll("]", ")").trim().slice(0, maxAlt);

/** Older covers have their picture in the style. */
function findCover(element: MarkupElement): string {
  if (!hasClass(element, "wp-block-cover")) return "";
  const [, rest = ""] = getAttribute(element, "style").split("background-image:url(", 2);
  return rest.slice(0, Math.max(0, rest.indexOf(")"))).replace(/["']/g, "");
}

const paragraph = (child: PhrasingContent): Paragraph => ({ type: "paragraph", children: [child] });

/** How pictures, films and sounds become Markdown. A film, a sound or a map becomes a link on a separate line. */
export function createMediaHandlers(context: MarkupContext): Record<string, Handle> {
  function toImage(address: string, alt: string): PhrasingContent | undefined {
    const url = context.resolvePicture(address);
    if (url !== null) return { type: "image", url: escapeDestination(url), alt: toAlt(alt) };
    context.noteLoss("a picture without an address");
    return alt ? createText(alt) : undefined;
  }
  const player: Handle = (_, element: MarkupElement) => {
    const address = findPlayerAddress(element);
    const url = context.resolveLink(address.startsWith("//") ? `https:${address}` : address);
    if (url) {
      const page = toPageAddress(url);
      const words = getAttribute(element, "title").trim() || page;
      return paragraph({ type: "link", url: escapeDestination(page), children: [createText(words)] });
    }
    context.noteLoss("an embedded player");
  };
  const block: Handle = (state, element: MarkupElement) => {
    const cover = findCover(element);
    const image = cover ? toImage(cover, "") : undefined;
    return [...(image ? [paragraph(image)] : []), ...toBlocks(state, element)];
  };
  return {
    iframe: player,
    embed: player,
    object: player,
    video: player,
    audio: player,
    div: block,
    section: block,
    picture: (state, element: MarkupElement) => state.all(element),
    img(_, element: MarkupElement) {
      const [alt, title] = [getAttribute(element, "alt"), getAttribute(element, "title")];
      // Signs drawn as pictures, such as :-) or an emoji.
      if (["emoji", "wp-smiley", "wp-emoji"].some((name) => hasClass(element, name))) return createText(alt);
      // Pictures of one pixel count visits.
      if (getAttribute(element, "width") === "1" && getAttribute(element, "height") === "1") return undefined;
      return toImage(findPictureAddress(element), alt || title);
    },
  };
}
