import { createElement, findElement, getText, hasClass, isElement } from "../markup/markupTree";
import type { MarkupElement, MarkupNode } from "../markup/markupTree";

const byClass = (element: MarkupElement, name: string): MarkupElement | undefined =>
  findElement(element.children, (inner) => hasClass(inner, name));

const words = (element: MarkupElement | undefined): string =>
  element ? getText([element]).replace(/\s+/g, " ").trim() : "";

const paragraph = (children: MarkupNode[]): MarkupElement => createElement("p", children);

/** A card with a title and a description that leads to a page or a file. */
function simplifyLinkCard(card: MarkupElement, prefix: string): MarkupNode[] {
  const link = card.name === "a" ? card : findElement(card.children, ({ name }) => name === "a");
  const href = link?.attributes.href ?? "";
  const title = words(byClass(card, `${prefix}-title`)) || words(byClass(card, `${prefix}-filename`)) || href;
  const description = words(byClass(card, `${prefix}-description`)) || words(byClass(card, `${prefix}-caption`));
  const caption = card.children.filter((node) => isElement(node) && node.name === "figcaption");
  return [
    paragraph([createElement("a", [title], { href })]),
    ...(description ? [paragraph([description])] : []),
    ...caption,
  ];
}

/** A sound or a film, without the buttons of its player. */
function simplifyPlayerCard(card: MarkupElement, kind: "audio" | "video"): MarkupNode[] {
  const player = findElement(card.children, ({ name }) => name === kind);
  const title = words(byClass(card, `kg-${kind}-title`));
  const caption = card.children.filter((node) => isElement(node) && node.name === "figcaption");
  return [createElement("iframe", [], { src: player?.attributes.src ?? "", ...(title && { title }) }), ...caption];
}

function simplifyCard(element: MarkupElement, noteLoss: (what: string) => void): MarkupNode[] | null {
  if (hasClass(element, "kg-bookmark-card")) return simplifyLinkCard(element, "kg-bookmark");
  if (hasClass(element, "kg-file-card")) return simplifyLinkCard(element, "kg-file-card");
  if (hasClass(element, "kg-audio-card")) return simplifyPlayerCard(element, "audio");
  if (hasClass(element, "kg-video-card")) return simplifyPlayerCard(element, "video");
  if (hasClass(element, "kg-callout-emoji")) return [...element.children, " "];
  if (hasClass(element, "kg-toggle-card-icon") || hasClass(element, "kg-product-card-rating")) return [];
  if (hasClass(element, "kg-signup-card")) {
    noteLoss("a sign-up form");
    return [];
  }
  return null;
}

/** Replaces the cards of Ghost's editor by plain elements. */
export const simplifyCards = (nodes: readonly MarkupNode[], noteLoss: (what: string) => void): MarkupNode[] =>
  nodes.flatMap((node): MarkupNode[] => {
    if (!isElement(node)) return [node];
    const card = simplifyCard(node, noteLoss);
    return card ?? [{ ...node, children: simplifyCards(node.children, noteLoss) }];
  });
