import { createElement, findElement, hasClass } from "./markupTree";
import type { MarkupElement, MarkupNode } from "./markupTree";
import type { MarkupContext } from "./markupContext.types";

const players = new Set(["iframe", "embed", "object", "video", "audio"]);

/** Players embed a film under an address that shows it without its page. */
function toPageAddress(address: string): string {
  const url = URL.parse?.(address) ?? (URL.canParse(address) ? new URL(address) : null);
  const [, folder, id] = url?.pathname.split("/") ?? [];
  const isYouTube = /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(url?.hostname ?? "");
  if (isYouTube && (folder === "embed" || folder === "v") && id)
    return `https://www.youtube.com/watch?v=${id.split("&")[0]}`;
  if (url?.hostname === "player.vimeo.com" && folder === "video" && id) return `https://vimeo.com/${id}`;
  return address;
}

function findPlayerAddress(element: MarkupElement): string {
  const { src, data, "data-src": late } = element.attributes;
  const own = src || data || late;
  if (own) return own;
  const inner = findElement(element.children, ({ attributes }) => Boolean(attributes.src || attributes.href));
  if (inner) return inner.attributes.src || inner.attributes.href;
  const film = findElement(element.children, ({ name, attributes }) => name === "param" && attributes.name === "movie");
  return film?.attributes.value ?? "";
}

/** A film, a sound or a map becomes a link on a separate line. */
function simplifyPlayer(element: MarkupElement, context: MarkupContext): MarkupNode[] {
  const address = findPlayerAddress(element);
  const href = context.resolveLink(address.startsWith("//") ? `https:${address}` : address);
  if (!href) {
    context.noteLoss("an embedded player");
    return [];
  }
  const page = toPageAddress(href);
  return [createElement("div", [createElement("a", [element.attributes.title?.trim() || page], { href: page })])];
}

const isDrawnInPlace = (address: string | undefined): boolean => /^data:/i.test(address ?? "");

/** Plug-ins that load pictures late keep the address in another attribute. */
function findPictureAddress({ attributes }: MarkupElement): string {
  const { src, "data-src": late, "data-lazy-src": lazy, "data-orig-file": original } = attributes;
  const candidates = [late, lazy, src, original].filter((address) => address && !isDrawnInPlace(address));
  return (isDrawnInPlace(src) || !src ? candidates[0] : src) ?? "";
}

function simplifyPicture(element: MarkupElement, context: MarkupContext): MarkupNode[] {
  const { alt = "", title = "", width, height } = element.attributes;
  // Signs drawn as pictures, such as :-) or an emoji.
  if (["emoji", "wp-smiley", "wp-emoji"].some((name) => hasClass(element, name))) return alt ? [alt] : [];
  // Pictures of one pixel count visits.
  if (width === "1" && height === "1") return [];
  const src = context.resolvePicture(findPictureAddress(element));
  if (src === null) {
    context.noteLoss("a picture without an address");
    return alt ? [alt] : [];
  }
  return [createElement("img", [], { src, alt: alt || title })];
}

/** Older covers have their picture in the style. */
function findCover({ attributes: { style = "" } }: MarkupElement): string | null {
  const start = style.indexOf("background-image:url(");
  if (start < 0) return null;
  const address = style.slice(start + "background-image:url(".length);
  return address.slice(0, Math.max(0, address.indexOf(")"))).replace(/["']/g, "") || null;
}

/** Simplifies pictures, films and sounds; null for any other element. */
export function simplifyMedia(element: MarkupElement, context: MarkupContext): MarkupNode[] | null {
  if (players.has(element.name)) return simplifyPlayer(element, context);
  if (element.name === "img") return simplifyPicture(element, context);
  if (element.name === "picture") {
    const picture = findElement(element.children, ({ name }) => name === "img");
    return picture ? simplifyPicture(picture, context) : [];
  }
  const cover = hasClass(element, "wp-block-cover") ? findCover(element) : null;
  if (!cover) return null;
  // Taken out first: the rest is simplified as any block.
  element.attributes = { ...element.attributes, style: "" };
  element.children.unshift(createElement("img", [], { src: cover, alt: "" }));
  return null;
}
